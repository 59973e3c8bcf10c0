import { gzipSync } from 'node:zlib';
import type { Browser, Worker } from 'playwright-core';
import { answerable } from './answerable.ts';
import type { Figure } from './figure.ts';
import { onPhone } from './phone.ts';

/** How much script is fetched until the first duel asks its first question; bots think in a worker of their own. */
export async function benchScripts(browser: Browser, house: string): Promise<readonly Figure[]> {
  const { page, worker } = await onPhone(browser, { slowdown: 1 }, async (phone) => {
    const workers: Worker[] = [];
    phone.on('worker', (one) => workers.push(one));
    await phone.goto(`${house}/play/flash-duel`);
    await answerable(phone);
    // A worker starts as soon as there is time, and may still be fetching.
    await phone.waitForLoadState('networkidle');
    const inWorkers = await Promise.all(
      workers.map(async (one) => [one.url(), ...(await one.evaluate(scriptsFetched))]),
    );
    return { page: await phone.evaluate(scriptsFetched), worker: inWorkers.flat() };
  });
  const own = page.filter((url) => !worker.includes(url));
  return [
    { name: 'web.script.first-playable', unit: 'kB', values: [await kilobytes(own)], atMost: 170 },
    { name: 'web.script.worker', unit: 'kB', values: [await kilobytes(worker)] },
  ];
}

/** Runs in the page: the addresses of all scripts it has asked for. */
function scriptsFetched(): readonly string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => new URL(name).pathname.endsWith('.js'));
}

/** How large they are together on their way. */
async function kilobytes(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(urls)].map(async (url) => gzipSync(await (await fetch(url)).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
