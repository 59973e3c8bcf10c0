import { gzipSync } from 'node:zlib';
import type { Browser, Worker } from 'playwright-core';
import { ANSWERS } from '../e2e/table.ts';
import type { Measured } from './figure.ts';
import { onPhone } from './phone.ts';
import type { Site } from './site.ts';
import { answerable } from './touchable.ts';

/** A script that was fetched, and how many bytes were sent for it. */
interface Script {
  readonly url: string;
  readonly sent: number;
}

/** How much script is fetched until the first duel asks its first question; bots think in a worker of their own. */
export async function benchScripts(
  browser: Browser,
  { house, game, terms }: Site,
): Promise<readonly Measured[]> {
  const { page, worker } = await onPhone(browser, { slowdown: 1 }, async (phone) => {
    const workers: Worker[] = [];
    phone.on('worker', (one) => workers.push(one));
    await phone.goto(`${house}/play/${game}`);
    await answerable(phone);
    const own = await phone.evaluate(scriptsFetched);
    // A worker starts when a bot has to think for the first time.
    while (workers.length === 0) {
      await answerable(phone);
      await phone.locator(ANSWERS).first().tap();
    }
    await phone.waitForLoadState('networkidle');
    const inWorkers = await Promise.all(
      workers.map(async (one) => [one.url(), ...(await one.evaluate(scriptsFetched)).map(({ url }) => url)]),
    );
    return { page: own, worker: inWorkers.flat() };
  });
  const own = page.filter(({ url }) => !worker.includes(url));
  return [
    {
      name: 'web.script.first-playable',
      unit: 'kB',
      values: [await zipped(own.map(({ url }) => url))],
      atMost: terms.script,
    },
    {
      name: 'web.script.first-playable.sent',
      unit: 'kB',
      values: [own.reduce((sum, { sent }) => sum + sent, 0) / 1000],
    },
    { name: 'web.script.worker', unit: 'kB', values: [await zipped(worker)] },
  ];
}

/** Runs in the page: all scripts it has asked for. */
function scriptsFetched(): readonly Script[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ url: name, sent: encodedBodySize }));
}

/** How many kilobytes they are together, each packed with gzip. */
async function zipped(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(urls)].map(async (url) => gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
