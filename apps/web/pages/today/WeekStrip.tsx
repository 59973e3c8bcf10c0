import { useLingui } from '@lingui/react/macro';
import { levelsOf } from '@riposte/bots';
import { type Day, type Week, weekdayOf } from '@riposte/shelf/daily';
import { Drawing } from '../../design/art/Drawing.tsx';
import { type Loaded, usePart } from '../../games/library.ts';
import { nearest } from '../../match/local/levels.ts';
import styles from './WeekStrip.module.css';

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;

/** Whom the week brings, from Monday on; today's opponent is lit. */
export function WeekStrip({
  loaded: { game },
  week,
  day,
}: {
  readonly loaded: Loaded;
  readonly week: Week;
  readonly day: Day;
}) {
  const { t, i18n } = useLingui();
  const masters = usePart(game.id, 'masters');
  const levels = levelsOf(game);
  const today = weekdayOf(day);
  return (
    <ol className={styles.week} aria-label={t`This week`}>
      {week.map(({ level }, index) => {
        const rival = nearest(levels, level);
        const face = masters?.[levels.indexOf(rival)]?.face;
        const weekday = i18n.date(new Date(MONDAY + index * DAY), { weekday: 'short', timeZone: 'UTC' });
        return (
          <li key={weekday} className={styles.day} aria-current={index === today ? 'date' : undefined}>
            <span>{weekday}</span>
            {face && <Drawing drawn={face} className={styles.face} />}
            <span>{rival.name}</span>
          </li>
        );
      })}
    </ol>
  );
}
