import { Trans, useLingui } from '@lingui/react/macro';
import type { Viewer } from '@riposte/kernel';
import { useEffect, useRef } from 'react';
import type { Frame } from './film.ts';
import styles from './LogList.module.css';
import type { Caption } from './replaySession.ts';
import { isPassing } from './steps.ts';

interface Props {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly viewer: Viewer;
  readonly caption: Caption;
  readonly onJump: (at: number) => void;
}

/** What happened, round by round; whatever is touched is shown. */
export function LogList({ frames, at, viewer, caption, onJump }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!list.current || !current.current) return;
    list.current.scrollTop = current.current.offsetTop - list.current.clientHeight / 2;
  }, []);
  const lit = frames.findLastIndex((frame, index) => index <= at && !isPassing(frame));
  const moments = frames.map((frame, index) => ({ frame, index, text: caption(frame).text }));
  const rounds = Map.groupBy(
    moments.filter(({ frame, text }) => text !== '' && !isPassing(frame)),
    ({ frame }) => frame.round,
  );
  return (
    <section ref={list} className={styles.log} aria-label={t`Log`}>
      {[...rounds].map(([round, lines]) => (
        <div key={round}>
          <h3 className={styles.round}>
            {round === 0 ? <Trans>Before the first round</Trans> : <Trans>Round {round}</Trans>}
          </h3>
          <ol className={styles.lines}>
            {lines.map(({ frame, index, text }) => (
              <li key={index}>
                <button
                  ref={index === lit ? current : undefined}
                  type="button"
                  className={styles.line}
                  data-side={sideOf(frame, viewer)}
                  aria-current={index === lit ? 'step' : undefined}
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

/** On whose side of the table it was done, as far as an event says who did it. */
function sideOf({ event }: Frame, viewer: Viewer): 'mine' | 'other' | undefined {
  const { by, seat } = (event ?? {}) as { readonly by?: number; readonly seat?: number };
  const doer = by ?? seat;
  if (doer === undefined) return undefined;
  return doer === (viewer === 'spectator' ? 0 : viewer) ? 'mine' : 'other';
}
