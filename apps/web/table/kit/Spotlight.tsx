import { Suspense } from 'react';
import type { AnyPart } from './dress.ts';
import { useOnStage } from './onStage.ts';
import styles from './Spotlight.module.css';
import { useDress } from './wearing.ts';

/** What has the stage to itself for a moment. It is only to be seen: the teller and the live region say it. */
export function Spotlight(part: AnyPart) {
  const dress = useDress();
  const { event, beat } = useOnStage<unknown, unknown>();
  if (event === undefined || dress.onStage(event) === 0) return undefined;
  return (
    <div key={beat} className={styles.stage} data-part="stage" aria-hidden>
      <Suspense>
        <dress.Moment {...part} event={event} />
      </Suspense>
    </div>
  );
}
