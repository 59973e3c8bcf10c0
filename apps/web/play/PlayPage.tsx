import { Trans } from '@lingui/react/macro';
import type { AnyGame } from '@riposte/kernel';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '../app/NotFound.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { gameOf } from '../games.ts';
import { TableView } from '../table/TableView.tsx';
import { EndActions } from './EndActions.tsx';
import { NewlyEarned } from './NewlyEarned.tsx';
import { PlayMenu } from './PlayMenu.tsx';
import { useLocalMatch } from './useLocalMatch.ts';

/** A match in this page, against bots: it is on the table at once, and nothing is asked before. */
export default function PlayPage() {
  const { game: id = '' } = useParams({ strict: false });
  const game = gameOf(id);
  return game ? <Play key={id} game={game} /> : <NotFound />;
}

function Play({ game }: { readonly game: AnyGame }) {
  const match = useLocalMatch(game);
  if (!match) {
    return (
      <Waiting>
        <Trans>The cards are being dealt.</Trans>
      </Waiting>
    );
  }
  const { session, id, isOver, earned, again } = match;
  return (
    <TableView
      key={id}
      session={session}
      menu={<PlayMenu session={session} isOver={isOver} onNew={again} />}
      actions={<EndActions game={game.id} match={id} onAgain={again} />}
      earned={<NewlyEarned earned={earned} />}
    />
  );
}
