import { useLingui } from '@lingui/react/macro';
import { type HelpEntry, HelpList } from '../../../table/kit/HelpList.tsx';

/** What can be done in a duel. */
export default function Help({ onRule }: { readonly onRule: (rule: string) => void }) {
  const { t } = useLingui();
  const entries: readonly HelpEntry[] = [
    { rule: '5', name: t`Move`, says: t`Play any card and go that many spaces, forward or back.` },
    {
      rule: '6',
      name: t`Push`,
      says: t`Next to an opponent, play any card: they go back that many spaces.`,
    },
    {
      rule: '7',
      name: t`Attack`,
      says: t`Play the number that is the distance; more cards of it make it harder to block.`,
    },
    {
      rule: '8',
      name: t`Dash and strike`,
      says: t`One card carries you forward, and the number that is then the distance strikes.`,
    },
    { rule: '9', name: t`Block`, says: t`Play as many cards of the same number as struck.` },
    { rule: '9', name: t`Retreat`, says: t`From a dash you may go back with any card, and rest for a turn.` },
  ];
  return <HelpList entries={entries} onRule={onRule} />;
}
