import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SHELF } from '@riposte/shelf';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, Info, Settings, Swords } from 'lucide-react';
import { useEffect } from 'react';
import { Drawing } from '../../design/art/Drawing.tsx';
import { symbol } from '../../design/art/symbols.ts';
import type { Crop } from '../../design/Scene.tsx';
import { SceneLight } from '../../design/Scene.tsx';
import { useCrop } from '../../design/useCrop.ts';
import { fetchTable } from '../../games/library.ts';
import { FRONT_CARDS } from './cards.ts';
import { GameCard } from './GameCard.tsx';
import styles from './HomePage.module.css';
import { useWaiting } from './waiting.ts';

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
        {FRONT_CARDS.map((game) => (
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
    import('../../match/local/PlayPage.tsx').catch(() => {});
    fetchTable(first.id);
  }, SOON);
  return () => clearTimeout(timer);
}

/** Whether the browser was told to fetch no more than is asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Who we are, and the ways to all that is not a game. */
function HomeBar({ crop }: { readonly crop: Crop }) {
  const { t } = useLingui();
  const waiting = useWaiting();
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <Drawing drawn={symbol('mark')} className={styles.mark} />
        <span>Riposte</span>
      </h1>
      <nav className={styles.links} aria-label={t`Riposte`}>
        {waiting > 0 && (
          <Link to="/me" className={styles.waiting}>
            {crop === 'column' ? (
              <Plural value={waiting} one="# game waits for you" other="# games wait for you" />
            ) : (
              <Plural value={waiting} one="# game waits" other="# games wait" />
            )}
          </Link>
        )}
        <Link to="/today" className={styles.today}>
          <Swords aria-hidden="true" />
          {crop === 'column' ? <Trans>Duel of the day</Trans> : <Trans>Today</Trans>}
        </Link>
        <Link to="/me" className={styles.link} aria-label={t`You`} title={t`You`}>
          <CircleUserRound aria-hidden="true" />
        </Link>
        <Link to="/settings" className={styles.link} aria-label={t`Settings`} title={t`Settings`}>
          <Settings aria-hidden="true" />
        </Link>
        <Link to="/about" className={styles.link} aria-label={t`About`} title={t`About`}>
          <Info aria-hidden="true" />
        </Link>
      </nav>
    </header>
  );
}
