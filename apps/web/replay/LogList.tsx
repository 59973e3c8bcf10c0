import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Frame } from './film.ts';
import styles from './LogList.module.css';
import type { Caption } from './replaySession.ts';

interface Props {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly caption: Caption;
  readonly onJump: (at: number) => void;
}

/** What happened, round by round; whatever is touched is shown. */
export function LogList({ frames, at, caption, onJump }: Props) {
  const { t } = useLingui();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'center' }), []);
  const moments = frames.map((frame, index) => ({ frame, index, text: caption(frame).text }));
  const rounds = Map.groupBy(
    moments.filter(({ text }) => text !== ''),
    ({ frame }) => frame.round,
  );
  return (
    <section aria-label={t`Log`}>
      {[...rounds].map(([round, lines]) => (
        <div key={round}>
          <h3 className={styles.round}>
            {round === 0 ? <Trans>Before the first round</Trans> : <Trans>Round {round}</Trans>}
          </h3>
          <ol className={styles.lines}>
            {lines.map(({ frame, index, text }) => (
              <li key={index}>
                <button
                  ref={index === at ? current : undefined}
                  type="button"
                  className={styles.line}
                  data-seat={seatIn(frame)}
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => onJump(index)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Whose doing it was, where an event says so. */
function seatIn({ event }: Frame): number | undefined {
  const { seat } = (event ?? {}) as { readonly seat?: number };
  return seat;
}
