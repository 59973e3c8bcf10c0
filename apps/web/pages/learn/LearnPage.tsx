import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { motionPace, settingsNow } from '../../design/settings/settings.ts';
import { type Loaded, useGame, usePart } from '../../games/library.ts';
import { keep } from '../../match/local/keep.ts';
import { pauseFor } from '../../match/local/pace.ts';
import { suggestSetup } from '../../match/local/setup.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import styles from '../../table/lesson/Bubble.module.css';
import { Bubble } from '../../table/lesson/Bubble.tsx';
import type { Lesson, LessonStep } from '../../table/lesson/lesson.ts';
import { lessonProgress } from '../../table/lesson/progress.ts';
import { TableView } from '../../table/TableView.tsx';
import { LessonSession } from './lessonSession.ts';

/** The first match, which teaches by doing. It goes on where it was left. */
export default function LearnPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  const lesson = usePart(id, 'lesson');
  return loaded && lesson ? <Learn key={id} loaded={loaded} lesson={lesson} /> : <NotFound />;
}

function Learn({ loaded, lesson }: { readonly loaded: Loaded; readonly lesson: Lesson }) {
  const { t, i18n } = useLingui();
  const [session, setSession] = useState<LessonSession>();
  const [round, setRound] = useState(0);
  const { plan, texts } = lesson;
  const progress = lessonProgress(loaded.game.id);
  const last = plan.steps.at(-1);
  const notNow = t`That is allowed, and may even be good. For this lesson, do what is lit.`;
  const farewell = textOf(last, texts, (text) => i18n._(text));
  const teacher = t`Teacher`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning anew is a new lesson.
  useEffect(() => {
    let opened: LessonSession | undefined;
    let isWanted = true;
    void keep.recall<number>(progress).then((from = 0) => {
      if (!isWanted) return;
      opened = new LessonSession(loaded, plan, {
        from: from >= plan.steps.length - 1 ? 0 : from,
        sitters: [
          { name: settingsNow().name || 'You', kind: 'you' },
          { name: teacher, kind: 'bot' },
        ],
        notNow,
        farewell,
        pause: (events) => pauseFor(motionPace(settingsNow()), events),
        onStep: (at) => void keep.remember(progress, at),
      });
      setSession(opened);
    });
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [round, notNow, farewell, teacher, loaded, plan, progress]);

  if (!session) return undefined;
  const restart = () => {
    void keep.remember(progress, 0).then(() => setRound((count) => count + 1));
  };
  return (
    <>
      <Explained session={session} lesson={lesson} />
      <TableView
        key={round}
        session={session}
        actions={<Farewell loaded={loaded} afterwards={lesson.afterwards} onRestart={restart} />}
      />
    </>
  );
}

/** What to do with what was learnt. */
function Farewell({
  loaded: { game },
  afterwards,
  onRestart,
}: {
  readonly loaded: Loaded;
  readonly afterwards: Lesson['afterwards'];
  readonly onRestart: () => void;
}) {
  useEffect(() => {
    if (afterwards) void suggestSetup(game, afterwards);
  }, [game, afterwards]);
  return (
    <>
      <LinkButton kind="solid" to="/play/$game" params={{ game: game.id }}>
        <Trans>Play a real match</Trans>
      </LinkButton>
      <Button kind="quiet" onClick={onRestart}>
        <Trans>Once more</Trans>
      </Button>
    </>
  );
}

/** The step that comes now; the opponent's, and the end, are seen on the table. */
function Explained({ session, lesson }: { readonly session: LessonSession; readonly lesson: Lesson }) {
  const { i18n } = useLingui();
  const at = useSyncExternalStore(session.subscribe, session.at);
  const { steps } = lesson.plan;
  const step = steps[at];
  if (!step || step.type === 'foe' || at === steps.length - 1) return <p className="heard" role="status" />;
  const text = textOf(step, lesson.texts, (text) => i18n._(text));
  return (
    <>
      <p className="heard" role="status">
        {text}
      </p>
      <StepBubble key={step.id} step={step} lesson={lesson} text={text} session={session} />
    </>
  );
}

function StepBubble({
  step,
  lesson: { anchors, plan },
  text,
  session,
}: {
  readonly step: Exclude<LessonStep, { type: 'foe' }>;
  readonly lesson: Lesson;
  readonly text: string;
  readonly session: LessonSession;
}) {
  const { t } = useLingui();
  const explained = plan.steps.filter(({ type }) => type !== 'foe');
  const number = explained.indexOf(step) + 1;
  const last = explained.length - 1;
  return (
    <Bubble anchors={anchors} about={step.about} label={t`Lesson`} text={text}>
      <span className={styles.count}>
        <Trans>
          {number} of {last}
        </Trans>
      </span>
      <Link to="/play/$game" params={{ game: session.game.id }} className={styles.aside}>
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

/** What is said at a step. */
function textOf(
  step: LessonStep | undefined,
  texts: Lesson['texts'],
  say: (text: Lesson['texts'][string]) => string,
): string {
  const text = step && step.type !== 'foe' ? texts[step.id] : undefined;
  return text ? say(text) : '';
}
