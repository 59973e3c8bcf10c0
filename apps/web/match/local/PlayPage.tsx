import { Trans, useLingui } from '@lingui/react/macro';
import type { Feat } from '@riposte/kernel';
import { useParams } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { type Loaded, useGame } from '../../games/library.ts';
import type { Session } from '../../table/session.ts';
import { TableView } from '../../table/TableView.tsx';
import { useTable } from '../../table/useTable.ts';
import { NotFound } from '../scenes/NotFound.tsx';
import { AtTable } from './AtTable.tsx';
import type { LocalSession } from './localSession.ts';
import { useIsNew } from './useIsNew.ts';
import { useLocalMatch, usualSitting } from './useLocalMatch.ts';

const PlayDeeds = lazy(() => import('./PlayDeeds.tsx'));

const EndActions = lazy(() => import('./EndActions.tsx'));
const FirstWords = lazy(() => import('../../table/lesson/FirstWords.tsx'));

/** A match in this page, against bots: it is on the table at once, and nothing is asked before. */
export default function PlayPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  return loaded ? <Play key={id} loaded={loaded} /> : <NotFound />;
}

function Play({ loaded }: { readonly loaded: Loaded }) {
  const sitting = useMemo(() => usualSitting(loaded), [loaded]);
  const match = useLocalMatch(loaded, sitting);
  return (
    <AtTable match={match}>
      {({ session, id, isOver, earned, origin, again }) => (
        <>
          <TableView
            key={id}
            session={session}
            menu={<PlayMenu loaded={loaded} session={session} isOver={isOver} onNew={again} />}
            actions={
              <Suspense>
                <EndActions
                  game={loaded.game.id}
                  match={id}
                  session={session}
                  origin={origin}
                  onAgain={again}
                />
              </Suspense>
            }
            earned={<NewlyEarned earned={earned} />}
          />
          {!isOver && !origin.playedOn && <Greeting key={`to ${id}`} session={session} />}
        </>
      )}
    </AtTable>
  );
}

/** How long, in milliseconds, a new player who is asked looks at the table before words lie on it; till then they are not fetched. */
const FIRST_LOOK = 600;

/** A player who is new is told what it is about, and may answer without reading it. */
function Greeting({ session }: { readonly session: Session }) {
  const [isNew, know] = useIsNew(session);
  const [hasLooked, setHasLooked] = useState(false);
  const isAsked = useTable(session).updates.at(-1)?.decision !== undefined;
  useEffect(() => {
    const timer = isAsked ? setTimeout(() => setHasLooked(true), FIRST_LOOK) : undefined;
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    isNew &&
    hasLooked && (
      <Suspense>
        <FirstWords session={session} onRead={know} />
      </Suspense>
    )
  );
}

/** What was achieved for the first time, in one line; nothing when there is nothing. */
function NewlyEarned({ earned }: { readonly earned: readonly Feat[] }) {
  if (earned.length === 0) return undefined;
  return (
    <p role="status">
      <Trans>New: {earned.map(({ name }) => name).join(', ')}</Trans>
    </p>
  );
}

/** What can be done with a match besides playing it. */
function PlayMenu(match: {
  readonly loaded: Loaded;
  readonly session: LocalSession;
  readonly isOver: boolean;
  readonly onNew: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={close} title={<Trans>This match</Trans>}>
        <Suspense>
          <PlayDeeds {...match} onClose={close} />
        </Suspense>
      </Sheet>
    </>
  );
}
