import type { AnyPart } from './dress.ts';
import styles from './Mine.module.css';
import { Offers } from './Offers.tsx';
import { useDress } from './wearing.ts';

/** What only the viewer has, and what may be done at any time. */
export function Mine(part: AnyPart) {
  const { Mine: Own } = useDress();
  if (part.sight.seat === undefined) return undefined;
  return (
    <div className={styles.mine}>
      <Own {...part} />
      <Offers sight={part.sight} seat={part.sight.seat} />
    </div>
  );
}
