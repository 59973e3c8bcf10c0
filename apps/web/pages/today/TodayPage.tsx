import { Trans, useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import { fullTable } from '@riposte/kernel';
import { type Daily, type Day, dailyOf, dayAt, dealOfDay, momentOf, type Week } from '@riposte/shelf/daily';
import { useNavigate } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Drawing } from '../../design/art/Drawing.tsx';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { type Loaded, usePart, webGameOf } from '../../games/library.ts';
import type { Master } from '../../games/master.ts';
import { keep } from '../../match/local/keep.ts';
import { nearest } from '../../match/local/levels.ts';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { ScenePage } from '../../match/scenes/ScenePage.tsx';
import { attemptOf, type DayAttempt } from './attempt.ts';
import { DayResult } from './DayResult.tsx';
import { DayTable } from './DayTable.tsx';
import { useDailyGame } from './dailyGame.ts';
import { giveUp, leftOn } from './sitting.ts';
import styles from './TodayPage.module.css';
import { WeekStrip } from './WeekStrip.tsx';

/** The duel of the day: the same for everybody, one try that counts. */
export default function TodayPage() {
  const daily = useDailyGame();
  return daily ? <OneDay {...daily} /> : <NotFound />;
}

function OneDay({ loaded, week }: { readonly loaded: Loaded; readonly week: Week }) {
  const { t } = useLingui();
  const { game } = loaded;
  const [day] = useState(() => dayAt(Date.now()));
  const today = useToday(day);
  const daily = dailyOf(week, day);
  const rival = nearest(levelsOf(game), daily.level);
  const master = usePart(game.id, 'masters')?.[levelsOf(game).indexOf(rival)];
  const date = useDateOf(day);
  const ended = today?.attempt?.ended;
  const { commitment } = dealOfDay(game.id, day, fullTable(game, daily.options));
  return (
    <ScenePage game={game.id} title={t`Duel of the day`} lead={date}>
      <Rival loaded={loaded} daily={daily} name={rival.name} master={master} />
      {today && (
        <div className={styles.go}>
          {ended && today.attempt ? (
            <DayResult
              day={day}
              date={date}
              rival={rival.name}
              face={master?.face}
              attempt={today.attempt}
              ended={ended}
            />
          ) : (
            <Go day={day} left={today.left} isBegun={today.attempt !== undefined} />
          )}
        </div>
      )}
      <WeekStrip loaded={loaded} week={week} day={day} />
      {webGameOf(game.id)?.puzzles && (
        <LinkButton to="/puzzles/$game" params={{ game: game.id }} className={styles.puzzles}>
          <Target aria-hidden />
          <Trans>Puzzles: find the best choice</Trans>
        </LinkButton>
      )}
      {ended && today?.attempt && <DayTable game={game.id} attempt={today.attempt} ended={ended} />}
      <SameForAll commitment={commitment} />
    </ScenePage>
  );
}

/** Against whom, and how. */
function Rival({
  loaded: { game },
  daily: { options, level },
  name,
  master,
}: {
  readonly loaded: Loaded;
  readonly daily: Daily;
  readonly name: string;
  readonly master: Master | undefined;
}) {
  const { i18n } = useLingui();
  const words = usePart(game.id, 'setup');
  const modes = Object.entries(options).flatMap(([option, value]) => {
    const label = words?.value(option, String(value))?.label;
    return label ? [i18n._(label)] : [];
  });
  const trade = master && i18n._(master.trade);
  return (
    <section className={styles.rival}>
      {master && <Drawing drawn={master.face} className={styles.face} />}
      <div>
        <h2 className={styles.name}>
          {trade === undefined ? (
            <Trans>Against {name}</Trans>
          ) : (
            <Trans>
              Against {name}, {trade}
            </Trans>
          )}
        </h2>
        <p className={styles.mode}>
          {[game.name, ...modes].join(' · ')} · <Trans>level {level}</Trans>
        </p>
      </div>
    </section>
  );
}

/** The way to the table: to begin, or to go on. */
function Go({
  day,
  left,
  isBegun,
}: {
  readonly day: Day;
  readonly left: KeptMatch | undefined;
  readonly isBegun: boolean;
}) {
  const navigate = useNavigate();
  const leftDay = left?.save.daily?.day;
  const leftDate = useDateOf(leftDay ?? day);
  if (left && leftDay !== undefined && leftDay !== day) {
    return (
      <>
        <p role="status">
          <Trans>The duel of {leftDate} is not over yet.</Trans>
        </p>
        <LinkButton to="/today/duel" kind="solid" size="large" wide>
          <Trans>Go on with it</Trans>
        </LinkButton>
        <Button
          kind="quiet"
          wide
          onClick={() => void giveUp(left).then(() => navigate({ to: '/today/duel' }))}
        >
          <Trans>Give it up, and begin today’s</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/today/duel" kind="solid" size="large" wide>
        {isBegun ? <Trans>Go on</Trans> : <Trans>Begin</Trans>}
      </LinkButton>
      <p className={styles.small}>
        <Trans>
          You have one try, without advice. It counts from the moment you see your cards. Your choices are
          sent without your name, for the table of the day.
        </Trans>
      </p>
    </>
  );
}

/** A day in words: it is the same day for everybody. */
function useDateOf(day: Day): string {
  const { i18n } = useLingui();
  return i18n.date(momentOf(day), { dateStyle: 'long', timeZone: 'UTC' });
}

/** Why all have the same cards, and what that does not prove. */
function SameForAll({ commitment }: { readonly commitment: string }) {
  return (
    <details className={styles.same}>
      <summary>
        <Trans>The same cards for everybody</Trans>
      </summary>
      <p>
        <Trans>
          The deal follows from the date and from a sentence in the source of Riposte. So nobody can choose
          it, and everybody can work it out. The bot thinks by a number of tries, not by the clock: the same
          play gives the same match.
        </Trans>
      </p>
      <p>
        <Trans>
          It is an honour game. A player who wants to can work the deal out before they play, or use another
          browser. So the table of the day counts results and ranks nobody. The server plays each duel again
          before it counts: cards and bot must be those of the day.
        </Trans>
      </p>
      <p>
        <Trans>The seal of today’s deal:</Trans> <code>{commitment}</code>
      </p>
    </details>
  );
}

/** What this browser knows of a day. */
interface Today {
  readonly attempt: DayAttempt | undefined;
  /** The match that was left, of this day or of an earlier one. */
  readonly left: KeptMatch | undefined;
}

/** What is known of a day; nothing until it is. */
function useToday(day: Day): Today | undefined {
  const [today, setToday] = useState<Today>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([attemptOf(day, keep), leftOn(day)]).then(
      ([attempt, left]) => isWanted && setToday({ attempt, left }),
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  return today;
}
