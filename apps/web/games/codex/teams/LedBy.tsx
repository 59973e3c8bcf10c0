import { Trans } from '@lingui/react/macro';
import type { View } from '@riposte/codex/table';
import { type SeatNames, seats } from '@riposte/kernel';
import { shortName } from '../cards/shortNames.ts';
import styles from './ChooseHeroes.module.css';

/** Who leads whom so far: what was chosen before is open. */
export function LedBy({ view, names }: { readonly view: View; readonly names: SeatNames }) {
  const leaders = seats(view.players.length).flatMap((seat) => {
    const heroes = (view.players[seat]?.heroes ?? []).map(({ card }) => shortName(card));
    return heroes.length > 0 ? [{ seat, name: names(seat), heroes: heroes.join(', ') }] : [];
  });
  if (leaders.length === 0) return undefined;
  return (
    <ul className={styles.ledBy}>
      {leaders.map(({ seat, name, heroes }) => (
        <li key={seat}>
          <Trans>
            <b>{name}:</b> {heroes}
          </Trans>
        </li>
      ))}
    </ul>
  );
}
