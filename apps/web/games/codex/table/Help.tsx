import { useLingui } from '@lingui/react/macro';
import { type HelpEntry, HelpList } from '../../../table/kit/HelpList.tsx';

/** What can be done at the war table. */
export default function Help({ onRule }: { readonly onRule: (rule: string) => void }) {
  const { t } = useLingui();
  const entries: readonly HelpEntry[] = [
    { rule: '5', name: t`Play`, says: t`Touch a card of your hand to play it, or to make it a worker.` },
    { rule: '4', name: t`Heroes`, says: t`Touch a hero to summon them, or to raise their level for gold.` },
    {
      rule: '6',
      name: t`Build`,
      says: t`Touch an empty place beside your base. It stands as your turn ends.`,
    },
    {
      rule: '7',
      name: t`Attack`,
      says: t`Touch what is lit in gold, then what it attacks, or pull it there. What would come of it stands there before you choose.`,
    },
    {
      rule: '14',
      name: t`Read`,
      says: t`Hold a finger on a card, or point at it: it is shown whole, with what its words mean.`,
    },
    { rule: '8', name: t`Patrol`, says: t`Your turn ends with the patrol: five places that guard the rest.` },
  ];
  return <HelpList entries={entries} onRule={onRule} />;
}
