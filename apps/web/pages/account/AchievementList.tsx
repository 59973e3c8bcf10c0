import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Drawing } from '../../design/art/Drawing.tsx';
import { symbol } from '../../design/art/symbols.ts';
import { achievementsQuery } from '../../match/online/queries.ts';
import styles from './AchievementList.module.css';

/** What a player has achieved in matches on the server. */
export function AchievementList({ player }: { readonly player: string }) {
  const { data } = useQuery(achievementsQuery(player));
  const earned = data?.achievements ?? [];
  const points = earned.reduce((sum, one) => sum + one.points, 0);
  if (earned.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>Nothing yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.none}>
        <Trans>{points} points</Trans>
      </p>
      <ul className={styles.list}>
        {earned.map(({ game, name, points: worth }) => (
          <li key={`${game} ${name}`} className={styles.item}>
            <Drawing drawn={symbol('token')} className={styles.token} />
            <span className={styles.name}>{name}</span>
            <span className={styles.worth}>{worth}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
