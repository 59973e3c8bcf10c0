import { SHELF } from '@riposte/shelf';
import { useEffect } from 'react';
import { fetchTable } from '../games/library.ts';
import { CARDS } from './cards.ts';
import { GameCard } from './GameCard.tsx';
import { HomeBar } from './HomeBar.tsx';
import styles from './HomePage.module.css';
import { SceneLight } from './Scene.tsx';
import { useCrop } from './useCrop.ts';

/** Long enough for the pictures to be there, and shorter than anybody needs to choose one. */
const SOON = 400;

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

/**
 * Fetches, while the pictures are looked at, what is most likely pressed next: a match of the first game. Other games
 * are fetched when a finger or a pointer comes near their links.
 */
function fetchAhead(): () => void {
  const [first] = SHELF;
  const timer = setTimeout(() => {
    if (!first || isSparing()) return;
    // A page that is offline now fetches it when it is needed, and is told there.
    import('../play/PlayPage.tsx').catch(() => {});
    fetchTable(first.id);
  }, SOON);
  return () => clearTimeout(timer);
}

/** Whether the browser was told to fetch no more than is asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
