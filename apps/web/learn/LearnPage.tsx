import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { keep } from '../play/keep.ts';
import { pauseFor } from '../play/pace.ts';
import { motionPace, settingsNow } from '../settings/settings.ts';
import { TableView } from '../table/TableView.tsx';
import { Bubble } from './Bubble.tsx';
import { LESSON, STEP_IDS, type Step } from './lesson.ts';
import { LessonSession } from './lessonSession.ts';
import { LESSON_TEXTS } from './lessonTexts.ts';

const GAME = 'flash-duel';
const PROGRESS = `lesson ${GAME}`;

/** The first duel, which teaches by doing. It goes on where it was left. */
export default function LearnPage() {
  const { game } = useParams({ strict: false });
  const { t } = useLingui();
  const [session, setSession] = useState<LessonSession>();
  const [round, setRound] = useState(0);
  const notNow = t`That is allowed, and may even be good. For this lesson, do what is lit.`;
  const teacher = t`Teacher`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning anew is a new lesson.
  useEffect(() => {
    let opened: LessonSession | undefined;
    let isWanted = true;
    void keep.recall<number>(PROGRESS).then((from = 0) => {
      if (!isWanted) return;
      opened = new LessonSession({
        from: from >= LESSON.length - 1 ? 0 : from,
        sitters: [
          { name: settingsNow().name || 'You', kind: 'you' },
          { name: teacher, kind: 'bot' },
        ],
        notNow,
        pause: (events) => pauseFor(motionPace(settingsNow()), events),
        onStep: (at) => void keep.remember(PROGRESS, at),
      });
      setSession(opened);
    });
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [round, notNow, teacher]);

  if (game !== GAME) return <NotFound />;
  if (!session) return undefined;
  const restart = () => {
    void keep.remember(PROGRESS, 0).then(() => setRound((count) => count + 1));
  };
  return (
    <>
      <Explained session={session} onRestart={restart} />
      <TableView key={round} session={session} />
    </>
  );
}

function Explained({
  session,
  onRestart,
}: {
  readonly session: LessonSession;
  readonly onRestart: () => void;
}) {
  const { i18n } = useLingui();
  const at = useSyncExternalStore(session.subscribe, session.at);
  const step = LESSON[Math.min(at, LESSON.length - 1)];
  const text = step && step.type !== 'foe' ? i18n._(LESSON_TEXTS[step.id]) : '';
  return (
    <>
      <p className="heard" role="status">
        {text}
      </p>
      {step && step.type !== 'foe' && (
        <StepBubble key={step.id} step={step} text={text} session={session} onRestart={onRestart} />
      )}
    </>
  );
}

function StepBubble({
  step,
  text,
  session,
  onRestart,
}: {
  readonly step: Exclude<Step, { type: 'foe' }>;
  readonly text: string;
  readonly session: LessonSession;
  readonly onRestart: () => void;
}) {
  const { t } = useLingui();
  const number = STEP_IDS.indexOf(step.id) + 1;
  const isLast = step.id === 'won';
  return (
    <Bubble
      about={step.about}
      text={text}
      count={isLast ? undefined : t`${number} of ${STEP_IDS.length}`}
      game={isLast ? undefined : GAME}
    >
      {isLast ? (
        <>
          <Button kind="quiet" onClick={onRestart}>
            <Trans>Once more</Trans>
          </Button>
          <LinkButton kind="solid" to="/play/$game" params={{ game: GAME }}>
            <Trans>Play a real duel</Trans>
          </LinkButton>
        </>
      ) : (
        step.type === 'look' && (
          <Button kind="solid" onClick={() => session.next()}>
            <Trans>Next</Trans>
          </Button>
        )
      )}
    </Bubble>
  );
}
