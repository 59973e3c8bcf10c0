import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { Chip } from './Chip.tsx';
import type { Duel } from './duel.ts';
import styles from './People.module.css';
import { Plate } from './Plate.tsx';
import { sidesOf } from './people.ts';
import type { Layout } from './useLayout.ts';

/** One side's people: a plate for its first, and little ones for the others of a team. */
export function People({
  duel,
  side,
  layout,
  onOpen,
}: {
  readonly duel: Duel;
  readonly side: 'ours' | 'theirs';
  readonly layout: Layout;
  readonly onOpen: (seat: Seat) => void;
}) {
  const { t } = useLingui();
  const { state, now, view, names } = duel;
  const [first, ...others] = sidesOf(view)[side];
  const about = (seat: Seat) => ({
    seat,
    view,
    sitter: state.sitters[seat],
    name: names(seat),
    clocks: state.clocks,
    isAwaited: now.awaiting.includes(seat),
    onOpen: () => onOpen(seat),
  });
  const isCrowd = view.fighters.length > 2;
  const chips = isCrowd && layout !== 'desk' ? sidesOf(view)[side] : others;
  return (
    <div className={styles.people} data-side={side}>
      {first !== undefined && !(isCrowd && layout !== 'desk') && <Plate {...about(first)} layout={layout} />}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={side === 'ours' ? t`Your side` : t`The other side`}>
          {chips.map((seat) => (
            <li key={seat}>
              <Chip {...about(seat)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
