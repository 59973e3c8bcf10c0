import type { AnyState, Match } from '@riposte/kernel';
import type { Browser, Page } from 'playwright-core';
import { keepsMatch } from '../e2e/keptMatch.ts';
import { type Measured, medianOf } from './figure.ts';
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
): Promise<readonly Measured[]> {
  const prepare = (page: Page) => keepsMatch(page, site.house, crowded);
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
