import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Panel } from '../design/Panel.tsx';
import styles from './Achievements.module.css';
import { type Achievement, achievements } from './achieved.ts';

/** All there are; how they are earned stands in the rules, chapter 17. */
const MOST_POINTS = 180;

/** What was achieved in solo games in this browser; for a page about oneself. */
export function Achievements() {
  const earned = useAchievements();
  if (!earned) return undefined;
  const points = earned.reduce((sum, one) => sum + one.points, 0);
  return (
    <Panel
      title={<Trans>Solo achievements</Trans>}
      action={
        <span className={styles.points}>
          <Trans>
            {points} of {MOST_POINTS} points
          </Trans>
        </span>
      }
    >
      {earned.length === 0 ? (
        <p className={styles.none}>
          <Trans>None yet. Win a round against the Training Dummy without an ability to begin.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {earned.map(({ name, points: worth, rule }) => (
            <li key={name} className={styles.achievement}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.worth}>
                <Plural value={worth} one="# point" other="# points" />, <Trans>rule {rule}</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function useAchievements(): readonly Achievement[] | undefined {
  const [earned, setEarned] = useState<readonly Achievement[]>();
  useEffect(() => {
    let isWanted = true;
    void achievements().then((found) => isWanted && setEarned(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return earned;
}
