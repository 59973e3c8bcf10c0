import { type AnyState, formatSave, type Match, makeDeal } from '@riposte/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../match/local/localSave.ts';

/** Puts the match of a player against a bot into a browser, where the page of its game finds it. */
export async function keepsMatch(page: Page, house: string, match: Match<AnyState, unknown>): Promise<void> {
  await page.goto(house);
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
    [keptFrom(match), match.game] as const,
  );
}

/** The same as a browser keeps it. */
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
