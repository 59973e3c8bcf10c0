import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { lazy, Suspense } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './People.module.css';
import { Plate } from './Plate.tsx';
import { isCrowd, sidesOf } from './sides.ts';
import { useDress } from './wearing.ts';

const Chip = lazy(() => import('./Chip.tsx'));

/** So many chips of the usual size have room beneath a plate. */
const MOST_CHIPS = 5;

/** One side's people: a plate for its first, and little ones for the others of a team. */
export function People({ sight, turn, side }: AnyPart & { readonly side: 'ours' | 'theirs' }) {
  const { t } = useLingui();
  const dress = useDress();
  const all = sidesOf(dress, sight)[side];
  const [first, ...others] = all;
  const about = (seat: Seat) => ({
    sight,
    turn,
    seat,
    onOpen: () => turn.open({ type: 'person', seat }),
  });
  const isInLittle = isCrowd(dress, sight) && turn.layout !== 'desk';
  const chips = isInLittle ? all : others;
  return (
    <div className={styles.people} data-side={side} data-many={chips.length > MOST_CHIPS}>
      {first !== undefined && !isInLittle && <Plate {...about(first)} />}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={side === 'ours' ? t`Your side` : t`The other side`}>
          {chips.map((seat) => (
            <li key={seat}>
              <Suspense>
                <Chip {...about(seat)} />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
