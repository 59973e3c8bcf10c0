import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { keep } from '../play/keep.ts';
import { pauseFor } from '../play/pace.ts';
import { motionPace, settingsNow } from '../settings/settings.ts';
import { TableView } from '../table/TableView.tsx';
import styles from './Bubble.module.css';
import { Bubble } from './Bubble.tsx';
import { LESSON, STEP_IDS, type Step } from './lesson.ts';
import { LessonSession } from './lessonSession.ts';
import { LESSON_TEXTS } from './lessonTexts.ts';
import { lessonProgress } from './progress.ts';

const GAME = 'flash-duel';
const PROGRESS = lessonProgress(GAME);

/** The first duel, which teaches by doing. It goes on where it was left. */
export default function LearnPage() {
  const { game } = useParams({ strict: false });
  const { t, i18n } = useLingui();
  const [session, setSession] = useState<LessonSession>();
  const [round, setRound] = useState(0);
  const notNow = t`That is allowed, and may even be good. For this lesson, do what is lit.`;
  const farewell = i18n._(LESSON_TEXTS.won);
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
        farewell,
        pause: (events) => pauseFor(motionPace(settingsNow()), events),
        onStep: (at) => void keep.remember(PROGRESS, at),
      });
      setSession(opened);
    });
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [round, notNow, farewell, teacher]);

  if (game !== GAME) return <NotFound />;
  if (!session) return undefined;
  const restart = () => {
    void keep.remember(PROGRESS, 0).then(() => setRound((count) => count + 1));
  };
  return (
    <>
      <Explained session={session} />
      <TableView key={round} session={session} actions={<Farewell onRestart={restart} />} />
    </>
  );
}

/** What to do with what was learnt. */
function Farewell({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <>
      <LinkButton kind="solid" to="/play/$game" params={{ game: GAME }}>
        <Trans>Play a real duel</Trans>
      </LinkButton>
      <Button kind="quiet" onClick={onRestart}>
        <Trans>Once more</Trans>
      </Button>
    </>
  );
}

/** The step that comes now; the opponent's, and the end, are seen on the table. */
function Explained({ session }: { readonly session: LessonSession }) {
  const { i18n } = useLingui();
  const at = useSyncExternalStore(session.subscribe, session.at);
  const step = LESSON[at];
  if (!step || step.type === 'foe' || step.id === 'won') return <p className="heard" role="status" />;
  const text = i18n._(LESSON_TEXTS[step.id]);
  return (
    <>
      <p className="heard" role="status">
        {text}
      </p>
      <StepBubble key={step.id} step={step} text={text} session={session} />
    </>
  );
}

function StepBubble({
  step,
  text,
  session,
}: {
  readonly step: Exclude<Step, { type: 'foe' }>;
  readonly text: string;
  readonly session: LessonSession;
}) {
  const { t } = useLingui();
  const number = STEP_IDS.indexOf(step.id) + 1;
  const last = STEP_IDS.length - 1;
  return (
    <Bubble about={step.about} label={t`Lesson`} text={text}>
      <span className={styles.count}>
        <Trans>
          {number} of {last}
        </Trans>
      </span>
      <Link to="/play/$game" params={{ game: GAME }} className={styles.aside}>
        <Trans>Skip the lesson</Trans>
      </Link>
      {step.type === 'look' && (
        <Button kind="solid" onClick={() => session.next()}>
          <Trans>Next</Trans>
        </Button>
      )}
    </Bubble>
  );
}
