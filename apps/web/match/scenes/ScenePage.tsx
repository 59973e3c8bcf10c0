import type { ReactNode } from 'react';
import { usePageTitle } from '../../design/pageTitle.ts';
import { SceneLight } from '../../design/Scene.tsx';
import { useCrop } from '../../design/useCrop.ts';
import { WayBack } from '../../design/WayBack.tsx';
import { WEB_GAMES } from '../../games/index.ts';
import { webGameOf } from '../../games/library.ts';
import styles from './ScenePage.module.css';

/**
 * A page beside a table, in the picture of its game: on a desk the picture stands on the left as on the front door, on
 * a phone it is a band at the top. A page of no game, or of one without a picture, has that of the first.
 */
export function ScenePage({
  game = '',
  title,
  lead,
  children,
}: {
  readonly game?: string;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  const crop = useCrop();
  const Picture = (webGameOf(game) ?? WEB_GAMES[0])?.card.Picture;
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-crop={crop}>
      <header className={styles.head}>
        <div className={styles.art}>{Picture && <Picture crop={crop} />}</div>
        <nav className={styles.back}>
          <WayBack className={styles.backLink} />
        </nav>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <SceneLight />
    </main>
  );
}
