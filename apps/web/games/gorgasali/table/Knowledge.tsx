import { Plural, Trans } from '@lingui/react/macro';
import { priceOf } from '@riposte/gorgasali/table';
import colours from '../art/colours.module.css';
import { MiniMap } from '../scene/MiniMap.tsx';
import { sceneOf } from '../scene/scene.ts';
import { moonlight, nextDusk } from './dusk.ts';
import styles from './Knowledge.module.css';
import { Moon } from './Moon.tsx';
import type { IslandPart } from './part.ts';

/** The whole island, and what everybody knows of it. */
export function Knowledge({ sight: { view, seat } }: IslandPart) {
  const price = priceOf(view);
  const next = nextDusk(view);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [weapons, supports] = [sum(view.weapons), sum(view.supports)];
  return (
    <div className={`${styles.knowledge} ${colours.colours}`}>
      <MiniMap scene={sceneOf(view)} viewer={seat} form="sheet" />
      <ul>
        <li>
          {price > 0 ? (
            <Trans>A step into the dusk costs {price} health.</Trans>
          ) : (
            <Trans>No dusk has fallen yet.</Trans>
          )}
        </li>
        {next !== undefined && (
          <li>
            <Trans>The next dusk falls after round {next}.</Trans>
          </li>
        )}
        <li>
          <Plural value={view.chests.length} one="# chest is closed." other="# chests are closed." />
        </li>
        <li>
          <Trans>
            {weapons} weapons and {supports} support cards are left to draw.
          </Trans>
        </li>
      </ul>
    </div>
  );
}

/** The moon and the round: behind it lies the whole island. */
export function MoonAndRound({ sight: { view } }: IslandPart) {
  const { round } = view;
  return (
    <span className={styles.pile}>
      <Moon lit={moonlight(view)} className={styles.moon} />
      {round > 0 && <b aria-hidden>{round}</b>}
      <span className="heard">
        {round > 0 ? <Trans>Round {round}: the whole island</Trans> : <Trans>The whole island</Trans>}
      </span>
    </span>
  );
}
