import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import type { SessionClocks } from '../session.ts';
import { useCue } from '../sound/useCue.ts';
import styles from './Clock.module.css';
import { formatTime, LAST_SECONDS, timeLeft } from './clock.ts';

/** How much time a seat has: it runs down, and in the last ten seconds its ring drains. */
export function Clock({ clocks, seat }: { readonly clocks: SessionClocks; readonly seat: Seat }) {
  const { t } = useLingui();
  const isRunning = clocks.running.includes(seat);
  const left = timeLeft(clocks, seat, useNow(isRunning));
  const isLast = isRunning && left <= LAST_SECONDS;
  const share = Math.min(1, left / LAST_SECONDS);
  useCue('clock', isLast ? 'last seconds' : undefined);
  return (
    <span
      className={styles.clock}
      data-running={isRunning}
      data-last={isLast}
      data-part="clock"
      role="timer"
      aria-label={t`${formatTime(left)} left`}
    >
      {isLast && (
        <svg className={styles.ring} viewBox="0 0 72 32" preserveAspectRatio="none" aria-hidden>
          <rect x="1" y="1" width="70" height="30" rx="15" pathLength="1" strokeDasharray={`${share} 1`} />
        </svg>
      )}
      <span aria-hidden>{formatTime(left)}</span>
    </span>
  );
}

/** The time of a seat and nothing beside it, as it runs down. */
export function TimeLeft({ clocks, seat }: { readonly clocks: SessionClocks; readonly seat: Seat }) {
  return formatTime(timeLeft(clocks, seat, useNow(clocks.running.includes(seat))));
}

/** The present moment, anew four times a second while it matters. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
