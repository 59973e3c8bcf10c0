import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { viewBefore } from '../names.ts';
import type { SessionClocks, TableState } from '../session.ts';
import { timeLeft } from './clock.ts';
import { linesAt } from './logLines.ts';
import type { Sight } from './sight.ts';
import { useDress } from './wearing.ts';

/** Reads aloud what happened, what is asked, and when the viewer's time runs short: each of it once. */
export function LiveRegion({ sight, question }: { readonly sight: Sight; readonly question: string }) {
  const { clocks, viewer } = sight.state;
  const warning = useClockWarning(clocks, viewer);
  return (
    <div className="heard">
      <p aria-live="polite">{useNews(sight)}</p>
      <p aria-live="polite">{question}</p>
      <p aria-live="assertive">{warning}</p>
    </div>
  );
}

/** A player who comes back after a while does not hear everything they missed. */
const MOST_TO_HEAR = 6;

/** What happened since this was last asked, in the words of the log; the same until something else happens. */
function useNews(sight: Sight): string {
  const dress = useDress();
  const { past, state } = sight;
  const heard = useRef({ until: past.length - 1, news: '' });
  const { until } = heard.current;
  if (until !== past.length) {
    const from = until < past.length - MOST_TO_HEAR || until > past.length ? past.length - 1 : until;
    const lines = past
      .slice(from)
      .flatMap((update, index) => linesAt(dress, sight, update, viewBefore(past, from + index)));
    heard.current = { until: past.length, news: lines.map(({ who, rest }) => `${who}${rest}`).join(' ') };
  }
  return [heard.current.news, state.ending?.text].filter(Boolean).join(' ');
}

/** Said once each: half a minute, and ten seconds. */
const WARNINGS = [30_000, 10_000];

function useClockWarning(clocks: SessionClocks | undefined, viewer: TableState['viewer']): string {
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
