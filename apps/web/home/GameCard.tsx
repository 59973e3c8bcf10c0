import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import styles from './GameCard.module.css';
import { GameLinks } from './GameLinks.tsx';
import { type Crop, Scene } from './Scene.tsx';
import type { ShelfGame } from './shelf.ts';
import { useUnfinished } from './useUnfinished.ts';

/** One game: its picture, what it is in a line, and the button that begins it. */
export function GameCard({ game, crop }: { readonly game: ShelfGame; readonly crop: Crop }) {
  const { i18n } = useLingui();
  const title = `game-${game.id}`;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={styles.art}>
        <Scene name={game.scene} crop={crop} />
      </div>
      <div className={styles.words}>
        <div className={styles.about}>
          <h2 id={title} className={styles.name}>
            {game.name}
          </h2>
          <p className={styles.line}>{i18n._(crop === 'column' ? game.line : game.shortLine)}</p>
          <p className={styles.facts}>{i18n._(game.facts)}</p>
        </div>
        <div className={styles.go}>
          {game.isReady ? (
            <PlayLink game={game.id} describedBy={title} />
          ) : (
            <Button kind="quiet" size="large" wide disabled aria-describedby={title}>
              <Trans>Not yet</Trans>
            </Button>
          )}
        </div>
        {game.isReady ? (
          <GameLinks game={game.id} crop={crop} labelledBy={title} />
        ) : (
          <p className={styles.making}>
            <Trans>In the making.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

/** Begins a match, or goes on with the one that was left. */
function PlayLink({ game, describedBy }: { readonly game: string; readonly describedBy: string }) {
  const isUnfinished = useUnfinished(game);
  return (
    <LinkButton
      to="/play/$game"
      params={{ game }}
      kind="solid"
      size="large"
      wide
      aria-describedby={describedBy}
    >
      {isUnfinished ? <Trans>Go on</Trans> : <Trans>Play now</Trans>}
    </LinkButton>
  );
}
