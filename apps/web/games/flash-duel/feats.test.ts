import { hastyBot } from '@riposte/bots';
import { optionsOf } from '@riposte/flash-duel';
import { fastRandom, type Seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { countMatch, featsHere } from '../../match/local/feats.ts';
import { keepOn } from '../../match/local/keep.ts';
import { memoryValues } from '../../match/local/keyValues.ts';
import { type KeptMatch, type LocalHistory, playedAgain } from '../../match/local/localSave.ts';
import { newMatch } from '../../match/local/seating.ts';
import { setupWith } from '../../match/local/setup.ts';
import { countedAs } from '../../match/local/shares.ts';
import { LOADED_DUEL } from './testing.ts';

const { game, guide } = LOADED_DUEL;
const HOST = { name: '', level: 1 };

/** A solo game against the dummy that is won, played in haste until one is. */
function wonGame(): KeptMatch {
  const setup = setupWith(game, optionsOf({ mode: 'solo' }));
  for (let number = 1; number < 60; number++) {
    const match = newMatch(LOADED_DUEL, setup, HOST);
    const history = playedAgain(game, match.save);
    if (!history) throw new Error('a new match can be played');
    playOut(history, number);
    const { entries, outcome } = history;
    const { match: _begun, ...save } = match.save;
    if (outcome?.places[0] === 1) return { ...match, save: { ...save, entries }, outcome, endedAt: 1 };
  }
  throw new Error('no game was won');
}

function playOut(history: LocalHistory, number: number): void {
  const random = fastRandom(number);
  while (!history.outcome) {
    const { view, decision } = history.snapshot(0 as Seat);
    if (!decision) throw new Error('the player is asked');
    const { id, choice } = hastyBot.choose({ game, seat: 0 as Seat, view, question: decision, random });
    history.choose(0 as Seat, id, choice);
  }
}

test('a won solo game is counted once, and says what is new', async () => {
  const keep = keepOn(memoryValues());
  const won = wonGame();
  const names = (await countMatch(LOADED_DUEL, won, keep)).map(({ name }) => name);
  expect((await featsHere(game.id, guide, keep)).map(({ name }) => name)).toEqual(names);
  expect(await countMatch(LOADED_DUEL, won, keep)).toEqual([]);
});

test('a game that began in the middle of another counts for nothing', async () => {
  const keep = keepOn(memoryValues());
  const won = wonGame();
  const playedOn: KeptMatch = { ...won, save: { ...won.save, playedOn: { at: 0, seat: 0 } } };
  expect(await countMatch(LOADED_DUEL, playedOn, keep)).toEqual([]);
});

test('a match given up counts for the rounds that were won, and is not won', async () => {
  const keep = keepOn(memoryValues());
  const won = wonGame();
  // All but the last choice, which won the game.
  const entries = won.save.entries.slice(0, -1);
  const givenUp: KeptMatch = { ...won, save: { ...won.save, entries, givenUp: true } };
  const names = (await countMatch(LOADED_DUEL, givenUp, keep)).map(({ name }) => name);
  expect(names).not.toContain('First Win');
  const [counted] = (await keep.recall<readonly { result: object }[]>(`results ${game.id}`)) ?? [];
  expect(counted?.result).toMatchObject({ won: false });
  expect(JSON.stringify(counted?.result)).toContain('"won":true');
});

test('a match of a mode without feats achieves nothing', async () => {
  const keep = keepOn(memoryValues());
  const duel = newMatch(LOADED_DUEL, setupWith(game, optionsOf({})), HOST);
  expect(await countMatch(LOADED_DUEL, duel, keep)).toEqual([]);
});

test('results kept before there were several games still count', async () => {
  const keep = keepOn(memoryValues());
  const won = wonGame();
  await countMatch(LOADED_DUEL, won, keep);
  const [counted] =
    (await keep.recall<readonly { match: string; result: object }[]>(`results ${game.id}`)) ?? [];
  const older = keepOn(memoryValues());
  await older.remember('solo games', [{ ...counted?.result, match: won.id }]);
  expect(await featsHere(game.id, guide, older)).toEqual(await featsHere(game.id, guide, keep));
  expect(await countMatch(LOADED_DUEL, won, older)).toEqual([]);
});

test('a match counts for the character it was played as, and one that was watched does not', () => {
  const won = wonGame();
  const counted = countedAs(LOADED_DUEL, 'Solo', won);
  expect(counted).toMatchObject({ way: 'Solo', result: 'won' });
  expect(counted?.called).toMatch(/^[A-Z]/);
  const { sitters } = won.save;
  const watched = { ...won.save, sitters: sitters.map((one) => ({ ...one, kind: 'bot' as const })) };
  expect(countedAs(LOADED_DUEL, 'Solo', { ...won, save: watched })).toBeUndefined();
});
