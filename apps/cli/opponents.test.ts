import { asAny, fastRandom, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { opponentsIn, thinkOf } from './opponents.ts';

const game = asAny(skirmish);
const OPPONENTS = opponentsIn(game);

test.each(Object.entries(OPPONENTS))('%s chooses what is listed', (_name, opponent) => {
  const { state } = game.setup({ seats: 4, rounds: 2 }, 4, fastRandom(1));
  const [decision] = game.decisions(state);
  if (!decision) throw new Error('no seat is asked');
  const { seat: asked, question, choices } = decision;
  const { id, choice } = thinkOf(opponent, {
    game,
    seat: asked,
    view: game.view(state, asked),
    question: { id: 'q0', question, choices },
    random: fastRandom(1),
  });
  expect(id).toBe('q0');
  expect(choices).toContain(choice);
});

test('an opponent that chooses by chance seldom takes an offer', () => {
  const random = fastRandom(1);
  const question = { id: 'q0', question: 'keep', choices: [{ type: 'pass' }] };
  const offers = [{ id: 'o0', question: 'flee', choices: [{ type: 'flee' }] }];
  const opponent = OPPONENTS.random;
  if (!opponent) throw new Error('there is no opponent');
  const turn = { game, seat: seat(0), view: undefined, question, offers, random };
  const taken = Array.from({ length: 400 }, () => thinkOf(opponent, turn)).filter(({ id }) => id === 'o0');
  expect(taken.length).toBeGreaterThan(1);
  expect(taken.length).toBeLessThan(40);
});

test('a level is called by its name or its number', () => {
  expect(OPPONENTS['8']).toBe(OPPONENTS.master);
  expect(OPPONENTS.novice?.manner).toBe('plays at level 1 of 8');
  expect([OPPONENTS['9'], OPPONENTS.grandmaster]).toEqual([undefined, undefined]);
});

test('a game may have levels of its own', () => {
  const levels = [{ number: 1, name: 'Recruit', iterations: 5, slips: 0 }];
  const own = opponentsIn({ skill: { part: () => 0, chances: () => [], weigh: () => [], levels } });
  expect(Object.keys(own).sort()).toEqual(['1', 'greedy', 'random', 'recruit']);
});
