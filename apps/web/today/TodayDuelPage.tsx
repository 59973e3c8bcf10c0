import type { Week } from '@riposte/daily';
import { useMemo } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import type { Loaded } from '../games/library.ts';
import { AtTable } from '../play/AtTable.tsx';
import { useLocalMatch } from '../play/useLocalMatch.ts';
import { TableView } from '../table/TableView.tsx';
import { useDailyGame } from './dailyGame.ts';
import { dailySitting } from './sitting.ts';
import { TodayEnd } from './TodayEnd.tsx';
import { TodayMenu } from './TodayMenu.tsx';

/** The table of the duel of the day. */
export default function TodayDuelPage() {
  const daily = useDailyGame();
  return daily ? <Duel {...daily} /> : <NotFound />;
}

function Duel({ loaded, week }: { readonly loaded: Loaded; readonly week: Week }) {
  const sitting = useMemo(() => dailySitting(loaded, week), [loaded, week]);
  const match = useLocalMatch(loaded, sitting);
  return (
    <AtTable match={match}>
      {({ session, id, isOver, again }) => (
        <TableView
          key={id}
          session={session}
          menu={<TodayMenu session={session} isOver={isOver} />}
          actions={<TodayEnd match={id} session={session} onPractise={again} />}
        />
      )}
    </AtTable>
  );
}
