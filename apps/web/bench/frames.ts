declare global {
  /** From one frame to the next, in milliseconds, once they are watched. */
  var frameTimes: number[];
}

/** Runs in the page: from now on, the time of every frame is kept. */
export function watchFrames(): void {
  globalThis.frameTimes = [];
  let last: number | undefined;
  const frame = (now: number) => {
    if (last !== undefined) frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
