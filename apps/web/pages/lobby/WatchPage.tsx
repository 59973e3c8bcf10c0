import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Waiting } from '../../design/Waiting.tsx';
import { type Loaded, useGame } from '../../games/library.ts';
import { Online } from '../../match/online/Online.tsx';
import { TableList, useTables } from '../../match/online/TableList.tsx';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';

const Exhibition = lazy(() => import('../../match/online/Exhibition.tsx'));

/** Public tables where a match is under way; while there is none, bots play for those who watch. */
export default function WatchPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return <Online>{loaded ? <Watch key={id} loaded={loaded} /> : <NotFound />}</Online>;
}

function Watch({ loaded }: { readonly loaded: Loaded }) {
  const { t } = useLingui();
  const { game } = loaded;
  const { tables, isSuccess } = useTables(game.id, 'running');
  if (isSuccess && tables.length === 0) {
    return (
      <Suspense
        fallback={
          <Waiting>
            <Trans>The cards are being dealt.</Trans>
          </Waiting>
        }
      >
        <Exhibition loaded={loaded} />
      </Suspense>
    );
  }
  return (
    <ScenePage
      game={game.id}
      title={t`Watch`}
      lead={<Trans>{game.name}, as it is played just now. You see what everybody may see.</Trans>}
    >
      <TableList game={game.id} status="running" />
    </ScenePage>
  );
}
