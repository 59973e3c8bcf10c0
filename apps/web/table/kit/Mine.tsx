import { lazy, Suspense } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './Mine.module.css';
import type { Sight } from './sight.ts';
import { useDress } from './wearing.ts';

const Offers = lazy(() => import('./Offers.tsx'));
const PlanDrawer = lazy(() => import('./PlanDrawer.tsx'));

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

/** What may be done at any time, or settled ahead. It comes and goes: on a phone it lies among the tools, where nothing moves for it. */
export function MyOffers({ sight }: { readonly sight: Sight }) {
  const { Planner } = useDress();
  const { seat, now, state } = sight;
  if (seat === undefined) return undefined;
  // What is still being shown came before the plan.
  const plan = now === state.updates.at(-1) ? state.plan : undefined;
  return (
    <Suspense>
      {now.offers.length > 0 && <Offers sight={sight} seat={seat} />}
      {Planner ? <Planner sight={sight} plan={plan} /> : plan && <PlanDrawer sight={sight} plan={plan} />}
    </Suspense>
  );
}
