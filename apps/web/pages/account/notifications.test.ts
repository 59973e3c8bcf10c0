import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const HOUSE = 'https://riposte.example';
const SCRIPT = readFileSync(new URL('../../public/notifications.js', import.meta.url), 'utf8');

/** Touches a notification while these pages are open; gives what the worker did, in order. */
async function touched(data: unknown, pages: readonly string[]): Promise<readonly string[]> {
  const deeds: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const clients = {
    matchAll: async ({ type, includeUncontrolled }: Record<string, unknown>) => {
      // A page that was loaded before the worker is a page, too.
      if (type !== 'window' || !includeUncontrolled) return [];
      return pages.map((url) => ({ url, focus: async () => deeds.push(`focus ${url}`) }));
    },
    openWindow: async (url: string) => deeds.push(`open ${url}`),
  };
  const self = {
    location: { origin: HOUSE },
    clients,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInNewContext(SCRIPT, { self, URL });
  let awaited: Promise<unknown> | undefined;
  listeners.get('notificationclick')?.({
    notification: { data, close: () => deeds.push('close') },
    waitUntil: (work: Promise<unknown>) => {
      awaited = work;
    },
  });
  // A browser may end the worker as soon as this is done.
  await awaited;
  return deeds;
}

test.each<[what: string, data: unknown, pages: readonly string[], deed: string]>([
  ['opens the table where no page is open', { path: '/t/one' }, [], `open ${HOUSE}/t/one`],
  [
    'opens it beside a page that shows another',
    { path: '/t/one' },
    [`${HOUSE}/t/two`],
    `open ${HOUSE}/t/one`,
  ],
  [
    'goes to the page that shows it, whatever else stands in its address',
    { path: '/t/one' },
    [`${HOUSE}/`, `${HOUSE}/t/one?seat=1#log`],
    `focus ${HOUSE}/t/one?seat=1#log`,
  ],
  ['leads to no other site', { path: 'https://elsewhere.example/t/one' }, [], `open ${HOUSE}/me`],
  [
    'leads to no other site by an address without a scheme',
    { path: '//elsewhere.example/t/one' },
    [],
    `open ${HOUSE}/me`,
  ],
])('a touch on a notification %s, and closes it', async (_what, data, pages, deed) => {
  expect(await touched(data, pages)).toEqual(['close', deed]);
});

test.each([undefined, null, {}])('a touch on a notification with %j leads to our tables', async (data) => {
  expect(await touched(data, [])).toEqual(['close', `open ${HOUSE}/me`]);
});
