import { entryOf, type View } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { coloursOf } from '../cards/frame.ts';
import { crestIcon, iconOf } from '../cards/icons.ts';
import styles from './Crests.module.css';

/** The specs that a player leads, one disc each; a book before any is chosen. */
export function Crests({ seat, view }: { readonly seat: Seat; readonly view: View }) {
  const heroes = view.players[seat]?.heroes ?? [];
  return (
    <span className={styles.crests} data-count={heroes.length}>
      {heroes.length === 0 && (
        <span className={styles.disc}>
          <Drawing drawn={iconOf('t-codex')} />
        </span>
      )}
      {heroes.map(({ card }) => {
        const entry = entryOf(card);
        return (
          <span key={card} className={styles.disc} style={coloursOf(entry)}>
            <Drawing drawn={crestIcon(entry)} />
          </span>
        );
      })}
    </span>
  );
}
