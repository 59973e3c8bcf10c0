import { useLingui } from '@lingui/react/macro';
import type { Replay, Verified } from '@riposte/kernel';
import { useEffect, useMemo, useState } from 'react';
import { usePageTitle } from '../app/pageTitle.ts';
import { type Loaded, useGame } from '../games/library.ts';
import { TableView } from '../table/TableView.tsx';
import { Controls } from './Controls.tsx';
import type { Eyes } from './eyes.ts';
import { type Film, filmOf } from './film.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { marksOf } from './marks.ts';
import { ProofSheet } from './ProofSheet.tsx';
import { ReplaySession } from './replaySession.ts';
import type { Source } from './sources.ts';
import { useProjector } from './useProjector.ts';
import { useReplayWords } from './useReplayWords.ts';

/** Where a film begins to be watched, and as whom. */
export interface Start {
  readonly at: number;
  readonly eyes: Eyes;
}

interface Props {
  readonly verified: Verified;
  readonly text: string;
  readonly source: Source;
  readonly start: Start;
  /** Another moment, or another pair of eyes: for the address of the page. */
  readonly onMoved: (start: Start) => void;
  /** Goes to where another replay can be opened. */
  readonly onLeave: () => void;
}

/** A verified replay on the table. */
export function Theatre({ verified, ...rest }: Props) {
  const loaded = useGame(verified.replay.game);
  return loaded && <Screen loaded={loaded} replay={verified.replay} {...rest} />;
}

function Screen({
  loaded,
  replay,
  ...rest
}: Omit<Props, 'verified'> & { readonly loaded: Loaded; readonly replay: Replay }) {
  const film = useMemo(() => filmOf(loaded, replay), [loaded, replay]);
  return <Showing film={film} {...rest} />;
}

function Showing({
  film,
  text,
  source,
  start,
  onMoved,
  onLeave,
}: Omit<Props, 'verified'> & { readonly film: Film }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(start);
  const [opened, setOpened] = useState<'more' | 'proof' | undefined>(() =>
    location.hash === '#fair' ? 'proof' : undefined,
  );
  const { sitters, caption, eyesName } = useReplayWords(film, seen.eyes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from the film and the eyes
  const session = useMemo(
    () => new ReplaySession(film, seen.eyes, sitters, seen.at, caption),
    [film, seen.eyes],
  );
  const projector = useProjector(session);
  const { at, isRunning } = projector;
  const marks = useMemo(() => marksOf(session.stills), [session]);
  const still = session.stills[at];
  const said = session.captionAt(at).text;
  usePageTitle(t`Replay: ${sitters.map(({ name }) => name).join(', ')}`);

  useEffect(() => {
    if (isRunning) return;
    const settled = setTimeout(() => onMoved({ at, eyes: seen.eyes }), 400);
    return () => clearTimeout(settled);
  }, [at, seen.eyes, isRunning, onMoved]);

  return (
    <>
      <TableView
        key={String(seen.eyes)}
        session={session}
        controls={
          <Controls
            projector={projector}
            marks={marks}
            said={said}
            round={still?.round ?? 0}
            seenAs={eyesName(seen.eyes)}
            onMore={() => setOpened('more')}
            onProof={() => setOpened('proof')}
          />
        }
      />
      <MoreSheet
        open={opened === 'more'}
        film={film}
        stills={session.stills}
        eyesName={eyesName}
        eyes={seen.eyes}
        projector={projector}
        captionAt={session.captionAt}
        text={text}
        source={source}
        onEyes={(eyes) => setSeen({ at, eyes })}
        onProof={() => setOpened('proof')}
        onClose={() => setOpened(undefined)}
        onLeave={onLeave}
      />
      <ProofSheet
        open={opened === 'proof'}
        film={film}
        sitters={sitters}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
