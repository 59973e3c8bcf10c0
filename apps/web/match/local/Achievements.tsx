import { Plural, Trans } from '@lingui/react/macro';
import type { Feat } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { Suspense, useEffect, useState } from 'react';
import { Panel } from '../../design/Panel.tsx';
import { type Loaded, useGame } from '../../games/library.ts';
import styles from './Achievements.module.css';
import { featsHere } from './feats.ts';

/** What was achieved in this browser, in every game that has anything to achieve. */
export function Achievements() {
  return SHELF.map(({ id }) => (
    <Suspense key={id}>
      <OfGame id={id} />
    </Suspense>
  ));
}

function OfGame({ id }: { readonly id: string }) {
  const loaded = useGame(id);
  return loaded?.guide.feats && <Earned loaded={loaded} />;
}

function Earned({ loaded: { game, guide } }: { readonly loaded: Loaded }) {
  const earned = useFeats(game.id, guide);
  if (!earned) return undefined;
  const all = guide.feats?.all ?? [];
  const points = pointsOf(earned);
  const most = pointsOf(all);
  const first = all[0]?.rule;
  return (
    <Panel
      title={<Trans>{game.name}: achieved here</Trans>}
      action={
        <span className={styles.points}>
          <Trans>
            {points} of {most} points
          </Trans>
        </span>
      }
    >
      {earned.length === 0 ? (
        <p className={styles.none}>
          <Trans>None yet. The rules say how to earn them, from {first} on.</Trans>
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

function pointsOf(feats: readonly Feat[]): number {
  return feats.reduce((sum, { points }) => sum + points, 0);
}

function useFeats(game: string, guide: Loaded['guide']): readonly Feat[] | undefined {
  const [earned, setEarned] = useState<readonly Feat[]>();
  useEffect(() => {
    let isWanted = true;
    void featsHere(game, guide).then((found) => isWanted && setEarned(found));
    return () => {
      isWanted = false;
    };
  }, [game, guide]);
  return earned;
}
