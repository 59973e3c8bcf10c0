import { lazy, Suspense } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './Mine.module.css';
import type { Sight } from './sight.ts';
import { useDress } from './wearing.ts';

const Offers = lazy(() => import('./Offers.tsx'));

/** What only the viewer has, and at a desk what may be done at any time. */
export function Mine(part: AnyPart) {
  const { Mine: Own } = useDress();
  if (part.sight.seat === undefined) return undefined;
  return (
    <div className={styles.mine}>
      <Own {...part} />
      {part.turn.layout === 'desk' && <MyOffers sight={part.sight} />}
    </div>
  );
}

/** What may be done at any time. It comes and goes: on a phone it lies among the tools, where nothing moves for it. */
export function MyOffers({ sight }: { readonly sight: Sight }) {
  if (sight.seat === undefined || sight.now.offers.length === 0) return undefined;
  return (
    <Suspense>
      <Offers sight={sight} seat={sight.seat} />
    </Suspense>
  );
}
