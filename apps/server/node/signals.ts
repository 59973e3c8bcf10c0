import type { RunningNode } from './node.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** How long, in milliseconds, stopping may take before the process ends anyway; the drain comes before. */
const PATIENCE = 30_000;

/** Resolves once the process was told to end and the node has stopped; a second signal ends it at once. */
export function stopOnSignal(node: RunningNode, drain: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isTold = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isTold) process.exit(1);
      isTold = true;
      setTimeout(() => process.exit(1), drain * 1_000 + PATIENCE).unref();
      node.stop().then(resolve, reject);
    });
  }
  return promise;
}
