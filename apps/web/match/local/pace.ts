const SHORTEST = 300;
const LONGEST = 900;

/**
 * How long a bot takes at least, in milliseconds, so that its answer can be seen: the longer, the more there was
 * to see. `pace` is the share of its usual time that motion takes; without motion there is no wait.
 */
export function pauseFor(pace: number, events: number): number {
  if (pace === 0) return 0;
  return Math.min(LONGEST, Math.max(SHORTEST, pace * (500 + 80 * events)));
}
