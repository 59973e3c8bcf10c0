import { Trans } from '@lingui/react/macro';
import type { AnyGame, SeatNames } from '@riposte/kernel';
import { useEffect, useRef } from 'react';
import { viewBefore } from '../table/names.ts';
import type { AnyUpdate } from '../table/session.ts';
import { takenBackText } from '../table/takenBack.ts';
import styles from './PlainBoard.module.css';

/** What happened, newest last; what is new is read out. */
export function Log({
  updates,
  words,
  namesIn,
}: {
  readonly updates: readonly AnyUpdate[];
  readonly words: AnyGame['words'];
  /** What seats are called, by how it stood. */
  readonly namesIn: (view: unknown) => SeatNames;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current && updates.length > 0) current.scrollTop = current.scrollHeight;
  }, [updates.length]);
  return (
    <section className={styles.happened} aria-labelledby="plain-log">
      <h2 id="plain-log" className={styles.label}>
        <Trans>What happened</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys alone. */}
      <div ref={box} role="log" aria-labelledby="plain-log" tabIndex={0} className={styles.log}>
        <ol>
          {updates.flatMap(({ seq, events, takenBack }, at) => {
            const names = namesIn(viewBefore(updates, at));
            return [
              ...events.map((event, index) => (
                <li key={`${seq}.${String(index)}`}>{words.event(event, names).text}</li>
              )),
              ...(takenBack === undefined ? [] : [<li key={seq}>{takenBackText(takenBack, names)}</li>]),
            ];
          })}
        </ol>
      </div>
    </section>
  );
}
