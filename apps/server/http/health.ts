import type { App, WebParts } from './parts.ts';
import { Remembered } from './remembered.ts';

/** Where is said whether a node is well. */
export const PROBES: readonly string[] = ['/healthz', '/readyz'];

const PATIENCE = 2_000;
/** Proxies ask once in a second or more seldom. Whoever asks more often causes no more work. */
const READINESS_AGE = 1_000;

/** What readiness goes by. */
export type Health = Pick<WebParts, 'checks' | 'isDraining' | 'log' | 'readinessAge'>;

/** `/healthz`: the process lives. `/readyz`: it can be sent requests. */
export function healthRoutes(app: App, { checks, isDraining, log, readinessAge }: Health): void {
  const readiness = new Remembered({
    find: () => failedOf(checks, (name, err) => log.warn({ err }, name)),
    age: readinessAge ?? READINESS_AGE,
    most: 1,
  });
  app.get('/healthz', { schema: { hide: true } }, () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const failed = isDraining() ? ['draining'] : await readiness.get('');
    return reply.code(failed.length === 0 ? 200 : 503).send({ ready: failed.length === 0, failed });
  });
}

/** The names of those that did not answer, or not in time. */
async function failedOf(
  checks: WebParts['checks'],
  tell: (name: string, error: unknown) => void,
): Promise<readonly string[]> {
  const names = Object.keys(checks);
  const results = await Promise.allSettled(names.map((name) => inTime(checks[name])));
  return names.filter((name, index) => {
    const result = results[index];
    if (result?.status === 'rejected') tell(`${name} is not ready`, result.reason);
    return result?.status === 'rejected';
  });
}

async function inTime(check: (() => Promise<void>) | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check?.(), late]);
  } finally {
    clearTimeout(timer);
  }
}
