import type { Browser, Page } from 'playwright-core';
import { SIZES } from '../e2e/sizes.ts';

/** How many times slower than this machine a phone of the middle class is taken to be. */
export const SLOWDOWN = 4;

/** Networks of phones, as the developer tools of Chromium have them: bytes a second, and milliseconds a request. */
const NETWORKS = {
  'fast-4g': { down: (9_000_000 * 0.9) / 8, up: (1_500_000 * 0.9) / 8, latency: 60 * 2.75 },
  'slow-4g': { down: (1_600_000 * 0.9) / 8, up: (750_000 * 0.9) / 8, latency: 150 * 3.75 },
} as const;
export type Network = keyof typeof NETWORKS;

/** A page on a slow phone with nothing in its cache; what is measured on it is lost with it. */
export async function onPhone<Measured>(
  browser: Browser,
  { network, slowdown = SLOWDOWN }: { readonly network?: Network; readonly slowdown?: number },
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({
    ...SIZES.phone,
    // What it fetches for later is no part of what is waited for now.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network !== undefined) {
      const { down, up, latency } = NETWORKS[network];
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down,
        uploadThroughput: up,
      });
    }
    return await measure(page);
  } finally {
    await context.close();
  }
}
