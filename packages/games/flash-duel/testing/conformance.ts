import { comparePairs, walk } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import { type Event, flashDuel, type Options } from '../index.ts';

/** Fewer where only the wiring is of interest, as in mutation tests. */
const GAMES = Number(process.env.RIPOSTE_GAMES ?? 20_000);

/** Hands are shown at time over (v4.1); what one draws oneself, one sees. */
function isRevealing(event: Event): boolean {
  return event.type === 'handsShown' || (event.type === 'cardsDrawn' && event.cards !== undefined);
}

/** What every edition must pass: the contract at every decision of random games, and pairs of games compared. */
export function conformance(edition: Options['edition']): void {
  test(`${edition}: random games keep the contract at every decision`, () => {
    const walked = walk(flashDuel, { options: { edition }, games: GAMES });
    expect(walked.games).toBe(GAMES);
    expect(walked.decisions).toBeGreaterThan(GAMES * 30);
    expect(walked.views).toBe(walked.decisions * 3);
  });

  test(`${edition}: nobody can tell two games apart that differ only in what he cannot know`, () => {
    const compared = comparePairs(flashDuel, { options: { edition }, games: GAMES, reveals: isRevealing });
    expect(compared.pairs).toBe(GAMES);
    expect(compared.differing).toBeGreaterThan(GAMES * 0.8);
    expect(compared.steps).toBeGreaterThan(GAMES * 2);
    expect(compared.refusals).toBeGreaterThan(GAMES * 2);
  });
}
