import { hastyBot } from '@riposte/bots';
import { flashDuel, optionsOf } from '@riposte/flash-duel';
import { type AnyGame, fastRandom, type Seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { achievements, countMatch } from './achieved.ts';
import { keepOn } from './keep.ts';
import { type KeptMatch, type LocalHistory, playedAgain } from './localSave.ts';
import { newMatch } from './seating.ts';
import { memoryShelf } from './shelf.ts';

const game = flashDuel as unknown as AnyGame;

/** A solo game against the dummy that is won, played in haste until one is. */
function wonGame(): KeptMatch {
  for (let number = 1; number < 60; number++) {
    const match = newMatch(game, { options: optionsOf({ mode: 'solo' }), seat: 0 }, { name: '', level: 1 });
    const history = playedAgain(game, match.save);
    if (!history) throw new Error('a new match can be played');
    playOut(history, number);
    const { entries, outcome } = history;
    if (outcome?.places[0] === 1) return { ...match, save: { ...match.save, entries }, endedAt: 1 };
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
  const keep = keepOn(memoryShelf());
  const won = wonGame();
  const names = (await countMatch(game, won, keep)).map(({ name }) => name);
  expect((await achievements(keep)).map(({ name }) => name)).toEqual(names);
  expect(await countMatch(game, won, keep)).toEqual([]);
});

test('who gives up, or plays something else, achieves nothing', async () => {
  const keep = keepOn(memoryShelf());
  const won = wonGame();
  expect(await countMatch(game, { ...won, save: { ...won.save, givenUp: true } }, keep)).toEqual([]);
  const duel = newMatch(game, { options: optionsOf({}), seat: 0 }, { name: '', level: 1 });
  expect(await countMatch(game, duel, keep)).toEqual([]);
});
