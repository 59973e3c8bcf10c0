import { useLingui } from '@lingui/react/macro';
import type { Seat, Verified } from '@riposte/kernel';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePageTitle } from '../../design/pageTitle.ts';
import { type Loaded, useGame } from '../../games/library.ts';
import { TableView } from '../../table/TableView.tsx';
import { momentBefore } from '../analysis/moments.ts';
import { useJudgement } from '../analysis/useJudgement.ts';
import { verdictMarksOf } from '../analysis/verdictMarks.ts';
import { Controls } from './Controls.tsx';
import type { Eyes } from './eyes.ts';
import { type Film, filmOf } from './film.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { marksOf } from './marks.ts';
import { ProofSheet } from './ProofSheet.tsx';
import { ReplaySession } from './replaySession.ts';
import type { ReplaySource } from './sources.ts';
import { useProjector } from './useProjector.ts';
import { useReplayWords } from './useReplayWords.ts';

const Why = lazy(() => import('../analysis/Why.tsx'));
const PlayOn = lazy(() => import('./PlayOn.tsx'));
const VerdictNote = lazy(() => import('../analysis/VerdictNote.tsx'));

/** Where a film begins to be watched, and as whom. */
export interface Start {
  readonly at: number;
  /** Before this entry, whichever moment that is. */
  readonly entry?: number | undefined;
  readonly eyes: Eyes;
}

interface Props {
  readonly verified: Verified;
  readonly text: string;
  readonly source: ReplaySource;
  /** The seat of the player of this browser, if they played. */
  readonly mine: Seat | undefined;
  readonly start: Start;
  /** Another moment, or another pair of eyes: for the address of the page. */
  readonly onMoved: (start: Start) => void;
  /** Goes to where another replay can be opened. */
  readonly onLeave: () => void;
}

/** A verified replay on the table. */
export function Theatre({ verified, ...rest }: Props) {
  const loaded = useGame(verified.replay.game);
  return loaded && <Screen loaded={loaded} verified={verified} {...rest} />;
}

function Screen(props: Props & { readonly loaded: Loaded }) {
  const { loaded, verified } = props;
  const film = useMemo(() => filmOf(loaded, verified.replay), [loaded, verified]);
  return <Showing film={film} {...props} />;
}

function Showing({
  film,
  loaded,
  verified,
  text,
  source,
  mine,
  start,
  onMoved,
  onLeave,
}: Props & { readonly film: Film; readonly loaded: Loaded }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(() => ({ eyes: start.eyes, at: firstMoment(film, start) }));
  const [opened, setOpened] = useState(() => openedBy(location.hash));
  const judgement = useJudgement(text, source, film.replay);
  const findings = useSyncExternalStore(judgement.subscribe, judgement.findings);
  const { sitters, names, caption, eyesName } = useReplayWords(film, seen.eyes, mine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from the film and the eyes
  const session = useMemo(
    () => new ReplaySession(film, seen.eyes, sitters, seen.at, caption),
    [film, seen.eyes],
  );
  const projector = useProjector(session);
  const { at, isRunning } = projector;
  const marks = useMemo(() => marksOf(session.stills), [session]);
  const verdicts = useMemo(
    () => verdictMarksOf(session.stills, findings?.judged ?? [], seen.eyes),
    [session, findings, seen.eyes],
  );
  const still = session.stills[at];
  const said = session.captionAt(at).text;
  usePageTitle(t`Replay: ${sitters.map(({ name }) => name).join(', ')}`);

  const [isWhyWanted, setWhyWanted] = useState(false);
  if (opened === 'why' && !isWhyWanted) setWhyWanted(true);
  const [playOn, setPlayOn] = useState<PlayOnWish>();
  const wishPlayOn = (wish: PlayOnWish) => {
    setPlayOn(wish);
    setOpened('playOn');
  };
  const isJudged = isWhyWanted || location.hash === '#turned';
  useEffect(() => {
    if (isJudged) judgement.ask();
  }, [isJudged, judgement]);

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
            verdicts={verdicts}
            note={
              findings &&
              findings.judged.length > 0 && (
                <Suspense>
                  <VerdictNote
                    film={film}
                    stills={session.stills}
                    findings={findings}
                    verdicts={verdicts}
                    at={at}
                    eyes={seen.eyes}
                    names={names}
                  />
                </Suspense>
              )
            }
            said={said}
            round={still?.round ?? 0}
            rounds={session.stills.at(-1)?.round ?? 0}
            onWhy={() => setOpened('why')}
            onPlayOn={() => wishPlayOn({ entries: still?.entry ?? 0, eyes: seen.eyes })}
            onMore={() => setOpened('more')}
            onProof={() => setOpened('proof')}
          />
        }
      />
      <MoreSheet
        open={opened === 'more'}
        film={film}
        session={session}
        eyesName={eyesName}
        eyes={seen.eyes}
        projector={projector}
        text={text}
        source={source}
        onEyes={(eyes) => setSeen({ at, eyes })}
        onPlayOn={() => wishPlayOn({ entries: still?.entry ?? 0, eyes: seen.eyes })}
        onProof={() => setOpened('proof')}
        onClose={() => setOpened(undefined)}
        onLeave={onLeave}
      />
      {isWhyWanted && (
        <Suspense>
          <Why
            open={opened === 'why'}
            film={film}
            stills={session.stills}
            at={at}
            eyes={seen.eyes}
            mine={mine}
            judgement={judgement}
            names={names}
            eyesName={eyesName}
            onJump={projector.jump}
            onPlayOn={(entries, reader) => wishPlayOn({ entries, eyes: reader })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {playOn && (
        <Suspense>
          <PlayOn
            {...playOn}
            open={opened === 'playOn'}
            loaded={loaded}
            verified={verified}
            at={at}
            mine={mine}
            source={source}
            eyesName={eyesName}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      <ProofSheet
        open={opened === 'proof'}
        film={film}
        sitters={sitters}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

type Opened = 'more' | 'proof' | 'why' | 'playOn';

/** From where to play on, and as whom. */
interface PlayOnWish {
  readonly entries: number;
  readonly eyes: Eyes;
}

/** What an address opens. */
function openedBy(hash: string): Opened | undefined {
  if (hash === '#fair') return 'proof';
  return hash === '#why' ? 'why' : undefined;
}

function firstMoment({ shots }: Film, { at, entry }: Start): number {
  return entry === undefined ? at : momentBefore(shots, entry);
}
