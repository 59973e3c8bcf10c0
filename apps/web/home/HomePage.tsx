import { useEffect } from 'react';
import { CARDS } from './cards.ts';
import { fetchAhead } from './fetchAhead.ts';
import { GameCard } from './GameCard.tsx';
import { HomeBar } from './HomeBar.tsx';
import styles from './HomePage.module.css';
import { SceneLight } from './Scene.tsx';
import { useCrop } from './useCrop.ts';

/** The games: a picture and one large button each. */
export default function HomePage() {
  const crop = useCrop();
  useEffect(fetchAhead, []);
  return (
    <div className={styles.home} data-crop={crop}>
      <HomeBar crop={crop} />
      <main className={styles.games}>
        {CARDS.map((game) => (
          <GameCard key={game.id} game={game} crop={crop} />
        ))}
      </main>
      <SceneLight />
    </div>
  );
}
