import { useLingui } from '@lingui/react/macro';
import { type HelpEntry, HelpList } from '../../../table/kit/HelpList.tsx';

/** What can be done on the island. */
export default function Help({ onRule }: { readonly onRule: (rule: string) => void }) {
  const { t } = useLingui();
  const entries: readonly HelpEntry[] = [
    {
      rule: '6',
      name: t`Walk`,
      says: t`Touch a lit square to see the way, and touch it again to go. Forest and mountain cost 2, water 3.`,
    },
    { rule: '7', name: t`Chests`, says: t`Stop on a chest and open it: two support cards and a weapon.` },
    {
      rule: '9',
      name: t`Shoot`,
      says: t`Touch a weapon to see its range and the odds, then a figure, then the button.`,
    },
    { rule: '12', name: t`Armor`, says: t`A helmet takes 10 and body armor 20, once each.` },
    {
      rule: '8',
      name: t`Dusk`,
      says: t`Outside the rose line every step costs health. The dotted line is next.`,
    },
    {
      rule: '16',
      name: t`Abilities`,
      says: t`Yours lies beneath your name. Dots show how long it has to wait.`,
    },
  ];
  return <HelpList entries={entries} onRule={onRule} />;
}
