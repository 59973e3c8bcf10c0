/** What works for so long, in milliseconds, leaves the rest to another task. */
const LONG = 8;

/** Since when the task of our own works that is under way. */
let began: number | undefined;

/**
 * Runs in a task of its own, as soon as may be. What follows a touch then waits for the browser to be done with the
 * touch, and neither makes the other longer.
 */
export function inOwnTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    began = performance.now();
    try {
      act();
    } finally {
      began = undefined;
    }
  };
  port2.postMessage(undefined);
}

/** Runs in a task of its own, after a frame has been drawn. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => inOwnTask(act));
}

/** Runs at once, or in a task of its own where this one has worked for long: a frame may come between the two. */
export function afterWork(act: () => void): void {
  if (began !== undefined && performance.now() - began > LONG) inOwnTask(act);
  else act();
}
