import { Trans, useLingui } from '@lingui/react/macro';
import type { Viewer } from '@riposte/kernel';
import { useEffect, useRef } from 'react';
import type { Still } from './film.ts';
import styles from './LogList.module.css';
import type { ReplaySession } from './replaySession.ts';
import { isPassing } from './steps.ts';

interface Props {
  readonly stills: readonly Still[];
  readonly at: number;
  readonly viewer: Viewer;
  readonly captionAt: ReplaySession['captionAt'];
  readonly onJump: (at: number) => void;
}

/** What happened, round by round; whatever is touched is shown. */
export function LogList({ stills, at, viewer, captionAt, onJump }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!list.current || !current.current) return;
    list.current.scrollTop = current.current.offsetTop - list.current.clientHeight / 2;
  }, []);
  const lit = stills.findLastIndex((still, index) => index <= at && !isPassing(still));
  const moments = stills.map((still, index) => ({ still, index, text: captionAt(index).text }));
  const rounds = Map.groupBy(
    moments.filter(({ still, text }) => text !== '' && !isPassing(still)),
    ({ still }) => still.round,
  );
  return (
    <section ref={list} className={styles.log} aria-label={t`Log`}>
      {[...rounds].map(([round, lines]) => (
        <div key={round}>
          <h3 className={styles.round}>
            {round === 0 ? <Trans>Before the first round</Trans> : <Trans>Round {round}</Trans>}
          </h3>
          <ol className={styles.lines}>
            {lines.map(({ still, index, text }) => (
              <li key={index}>
                <button
                  ref={index === lit ? current : undefined}
                  type="button"
                  className={styles.line}
                  data-side={sideOf(still, viewer)}
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
function sideOf({ event }: Still, viewer: Viewer): 'mine' | 'other' | undefined {
  const { by, seat } = (event ?? {}) as { readonly by?: number; readonly seat?: number };
  const doer = by ?? seat;
  if (doer === undefined) return undefined;
  return doer === (viewer === 'spectator' ? 0 : viewer) ? 'mine' : 'other';
}
