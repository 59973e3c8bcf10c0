/**
 * Runs in a task of its own, as soon as may be. What follows a touch then waits for the browser to be done with the
 * touch, and neither makes the other longer.
 */
export function inOwnTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(undefined);
}
