import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BestWin, Record } from '../local/record.ts';
import styles from './RecordPanel.module.css';

/** So many opponents are named. */
const MOST_OPPONENTS = 5;

/** How the player has fared in the matches that this browser keeps. */
export function RecordPanel({
  record,
  best,
}: {
  readonly record: Record;
  /** The strongest bot that was beaten. */
  readonly best: BestWin | undefined;
}) {
  const { played, won, streak, bestStreak, opponents } = record;
  if (played === 0) return undefined;
  return (
    <section className={styles.record} aria-labelledby="record">
      <h2 id="record">
        <Trans>Your record here</Trans>
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>played</Trans>
          </dt>
          <dd>{played}</dd>
        </div>
        <div>
          <dt>
            <Trans>won</Trans>
          </dt>
          <dd>{won}</dd>
        </div>
        <div data-lit={streak > 1}>
          <dt>
            <Trans>in a row now</Trans>
          </dt>
          <dd>{streak}</dd>
        </div>
        <div>
          <dt>
            <Trans>in a row at best</Trans>
          </dt>
          <dd>{bestStreak}</dd>
        </div>
        {best && (
          <div>
            <dt>
              <Trans>beaten, level {best.level}</Trans>
            </dt>
            <dd>{best.name}</dd>
          </div>
        )}
      </dl>
      <p className={styles.all}>
        <Link to="/record">
          <Trans>Everything you have played, in this browser and on the server</Trans>
        </Link>
      </p>
      <ul className={styles.opponents}>
        {opponents.slice(0, MOST_OPPONENTS).map((one) => (
          <li key={one.name}>
            <strong>{one.name}</strong>
            <span>
              <Trans>
                {one.won} of <Plural value={one.played} one="# match" other="# matches" /> won
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
