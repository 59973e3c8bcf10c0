import { type ReactNode, Suspense, useState } from 'react';
import type { AnyPart } from './dress.ts';
import styles from './LensHost.module.css';
import { type Looked, Looking } from './lens.ts';
import { useDress } from './wearing.ts';

/** Holds the lens: the whole of what is looked at, beside it and within the window. It takes no touch itself. */
export function LensHost({ sight, turn, children }: AnyPart & { readonly children: ReactNode }) {
  const { Lens } = useDress();
  const [looked, look] = useState<Looked>();
  return (
    <Looking value={look}>
      {children}
      {looked && (
        <div className={styles.lens} data-part="lens" role="tooltip" style={placeOf(looked.box)}>
          <Suspense>
            <Lens sight={sight} turn={turn} touched={looked.touched} owner={looked.owner} form="lens" />
          </Suspense>
        </div>
      )}
    </Looking>
  );
}

/** Beneath a thing in the upper half of the window, else above it; never beyond its edges. */
function placeOf({ left, top, bottom }: DOMRect): React.CSSProperties {
  const isHigh = top < innerHeight / 2;
  return {
    left: `clamp(0.5rem, ${left}px, 100vw - 21rem)`,
    ...(isHigh ? { top: `${bottom + 8}px` } : { bottom: `${innerHeight - top + 8}px` }),
  };
}
