/** How long the event loop was held at the longest, in milliseconds: on the clock, and of processor time. */
export interface Held {
  readonly wall: number;
  readonly processor: number;
  /** The processor time of the whole work. */
  readonly whole: number;
}

/** Watches the event loop while something is done. Where the machine is busy, the processor time is the fair figure. */
export async function heldBy(work: () => Promise<unknown>): Promise<Held> {
  const held = { wall: 0, processor: 0 };
  const begun = now().processor;
  let isOver = false;
  let before = now();
  const round = () => {
    const after = now();
    held.wall = Math.max(held.wall, after.wall - before.wall);
    held.processor = Math.max(held.processor, after.processor - before.processor);
    before = after;
    if (!isOver) setImmediate(round);
  };
  setImmediate(round);
  try {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    isOver = true;
  }
  return { ...held, whole: now().processor - begun };
}

function now(): Omit<Held, 'whole'> {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), processor: (user + system) / 1_000 };
}
