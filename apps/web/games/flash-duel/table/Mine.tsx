import type { Choice } from '@riposte/flash-duel';
import type { Duel } from './duel.ts';
import { Loyalty } from './Loyalty.tsx';
import styles from './Mine.module.css';
import { Offers } from './Offers.tsx';

/** What only the viewer has: a loyalty card, and what may be done at any time. */
export function Mine({
  duel,
  onTake,
}: {
  readonly duel: Duel;
  readonly onTake: (id: string, choice: Choice) => void;
}) {
  const { now, view, seat, names, words } = duel;
  const { loyalty } = view;
  if (seat === undefined || (!loyalty && now.offers.length === 0)) return undefined;
  const isOpen = loyalty?.cleared.includes(seat) || (loyalty?.shown === true && loyalty.traitor === seat);
  return (
    <div className={styles.mine}>
      {loyalty?.role && <Loyalty role={loyalty.role} isOpen={isOpen} />}
      <Offers offers={now.offers} view={view} seat={seat} names={names} words={words} onTake={onTake} />
    </div>
  );
}
