import { type AnyState, formatSave, type Match, makeDeal } from '@riposte/kernel';
import type { Browser, Page } from 'playwright-core';
import type { KeptMatch } from '../play/localSave.ts';
import { type Figure, medianOf } from './figure.ts';
import { onPhone } from './phone.ts';
import { scriptedDuel } from './scriptedDuel.ts';
import type { Site } from './site.ts';
import { worked } from './work.ts';

const ROUNDS = 3;

/** Plays on from a full table of a game, and watches what the page has to work. */
export async function benchCrowd(
  browser: Browser,
  site: Site,
  crowded: Match<AnyState, unknown>,
): Promise<readonly Figure[]> {
  const prepare = (page: Page) => kept(page, site, keptFrom(crowded));
  const answers: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const noticed = await onPhone(browser, {}, async (page) => {
      await prepare(page);
      return scriptedDuel(page, site);
    });
    answers.push(medianOf(noticed.answers));
  }
  return [
    ...(await worked('web.crowd', browser, site, prepare)),
    { name: 'web.crowd.answer', unit: 'ms', values: answers, atMost: 100 },
  ];
}

/** The match of a player against a bot, as a browser keeps it. */
function keptFrom(match: Match<AnyState, unknown>): KeptMatch {
  const text = formatSave(match);
  const { game, rulesVersion, options } = match;
  return {
    id: 'crowded',
    begunAt: Date.now(),
    save: {
      game,
      rulesVersion,
      options: options as KeptMatch['save']['options'],
      deal: makeDeal('0'.repeat(64), ['1'.repeat(32), '2'.repeat(32)]),
      entries: [],
      match: text,
      carried: { from: rulesVersion, match: text },
      bots: [undefined, 'level-1'],
      sitters: [
        { name: 'You', kind: 'you' },
        { name: 'Novice', kind: 'bot', level: 1 },
      ],
    },
  };
}

/** Puts a match into this browser, where the page of its game finds it. */
async function kept(page: Page, { house, game }: Site, match: KeptMatch): Promise<void> {
  await page.goto(`${house}/healthz`);
  await page.evaluate(
    ([match, game]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('riposte', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('kept', 'readwrite');
          change.objectStore('kept').put(match, `match ${match.id}`);
          change.objectStore('kept').put(match.id, `current ${game}`);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [match, game] as const,
  );
}
