import { lazy, Suspense } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './Mine.module.css';
import { useDress } from './wearing.ts';

const Offers = lazy(() => import('./Offers.tsx'));

/** What only the viewer has, and what may be done at any time. */
export function Mine(part: AnyPart) {
  const { Mine: Own } = useDress();
  if (part.sight.seat === undefined) return undefined;
  return (
    <div className={styles.mine}>
      <Own {...part} />
      {part.sight.now.offers.length > 0 && (
        <Suspense>
          <Offers sight={part.sight} seat={part.sight.seat} />
        </Suspense>
      )}
    </div>
  );
}
