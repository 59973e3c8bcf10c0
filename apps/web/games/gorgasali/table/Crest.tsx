import { useLingui } from '@lingui/react/macro';
import { MOST_HEALTH, type View } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { crestOf } from '../art/drawings.ts';
import styles from './Crest.module.css';
import { colourOf } from './colours.ts';

interface Of {
  readonly seat: Seat;
  readonly view: View;
}

/** The sign of a character; an empty ring before it is chosen. */
export function Crest({ seat, view }: Of) {
  const drawn = crestOf(view.figures[seat]?.character ?? 'none');
  return drawn ? <Drawing drawn={drawn} /> : <span className={styles.nobody} />;
}

/** How much health is left, as a number and a bar; that a figure has fallen is said in words. */
export function Score({ seat, view }: Of) {
  const { t } = useLingui();
  const figure = view.figures[seat];
  if (!figure || view.round === 0 || figure.health === 0) return undefined;
  const { health, character } = figure;
  return (
    <span
      className={styles.health}
      role="img"
      aria-label={t`${health} health`}
      style={{ '--colour': colourOf(character), '--health': health / MOST_HEALTH } as React.CSSProperties}
    >
      <b>{health}</b>
      <i />
    </span>
  );
}

/** What this table has no use for. */
export function Nothing() {
  return undefined;
}
