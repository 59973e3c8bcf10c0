import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';

/** How long a request waits at most. */
export interface NewsPatience {
  readonly seconds: number;
  /** Whether no request may wait any longer, because the server is about to stop. */
  isHurried(): boolean;
}

/** So often, in milliseconds, the store is looked at even if the bus says nothing: what it carries may be lost. */
const LOOKING = 5_000;
const TICK = 250;

/** Looks until there is news, or until the time to wait is over; gives what was seen last. */
export async function firstNews<Seen>(
  bus: Bus,
  subject: string,
  look: () => Promise<Seen>,
  isNews: (seen: Seen) => boolean,
  { seconds, isHurried }: NewsPatience,
): Promise<Seen> {
  const first = await look();
  if (seconds === 0 || isNews(first)) return first;
  const until = performance.now() + seconds * 1_000;
  let isTold = true;
  let wake = () => {};
  const unsubscribe = bus.subscribe(subject, () => {
    isTold = true;
    wake();
  });
  try {
    // From here on nothing is missed; what was missed before is found by the first look.
    await bus.settled();
    let lookedAt = 0;
    for (;;) {
      const now = performance.now();
      const isLast = now >= until || isHurried();
      if (isTold || isLast || now - lookedAt > LOOKING) {
        isTold = false;
        lookedAt = now;
        const seen = await look();
        if (isLast || isNews(seen)) return seen;
      }
      await Promise.race([
        wait(TICK),
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ]);
    }
  } finally {
    unsubscribe();
  }
}
