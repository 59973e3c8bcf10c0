import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Clocks, TableState } from '../session.ts';
import { timeLeft } from './clock.ts';

/** Reads aloud what happened, what is asked, and when the viewer's time runs short. */
export function LiveRegion({
  said,
  question,
  clocks,
  viewer,
}: {
  /** The events of the last update, in words. */
  readonly said: string;
  readonly question: string;
  readonly clocks: Clocks | undefined;
  readonly viewer: TableState['viewer'];
}) {
  const warning = useClockWarning(clocks, viewer);
  return (
    <div className="heard">
      <p aria-live="polite">
        {said} {question}
      </p>
      <p aria-live="assertive">{warning}</p>
    </div>
  );
}

/** Said once each: half a minute, and ten seconds. */
const WARNINGS = [30_000, 10_000];

function useClockWarning(clocks: Clocks | undefined, viewer: TableState['viewer']): string {
  const { t } = useLingui();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    setSeconds(undefined);
    if (!clocks || viewer === 'spectator' || !clocks.running.includes(viewer)) return;
    const left = timeLeft(clocks, viewer, performance.now());
    const timers = WARNINGS.filter((at) => at < left).map((at) =>
      setTimeout(() => setSeconds(at / 1000), left - at),
    );
    return () => timers.forEach(clearTimeout);
  }, [clocks, viewer]);
  return seconds === undefined ? '' : t`You have ${seconds} seconds left.`;
}
