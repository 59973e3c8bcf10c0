import { expect, test } from 'vitest';
import { makeDeal } from './deal.ts';
import { asAny } from './game.ts';
import { History } from './history.ts';
import { fastRandom, roll } from './random.ts';
import type { Replay } from './replay.ts';
import { seat } from './seat.ts';
import { hasSeen } from './seen.ts';
import { skirmish } from './skirmish/index.ts';

const ME = seat(0);
const game = asAny(skirmish);

/** A random match, and what a seat was shown of it. */
function played(secret: string): { readonly replay: Replay; readonly views: readonly unknown[] } {
  const random = fastRandom(5);
  const options = { seats: 2, rounds: 3 };
  const history = new History(game, options, makeDeal(secret, ['aa'.repeat(16), 'bb'.repeat(16)]));
  const views: unknown[] = [];
  const hear = (letters: typeof history.opening) => {
    for (const { viewer, update } of letters) {
      if (viewer === ME) views.push(JSON.parse(JSON.stringify(update.view)));
    }
  };
  hear(history.opening);
  while (!history.outcome) {
    const who = seat(roll(random, 2));
    const { decision } = history.snapshot(who);
    if (!decision) continue;
    const choice = decision.choices[roll(random, decision.choices.length)];
    const sent = history.choose(who, decision.id, choice);
    if (sent.ok) hear(sent.value);
  }
  const { rulesVersion, id } = game;
  const replay = {
    game: id,
    rulesVersion,
    options,
    names: ['Ann', 'Ben'],
    deal: history.deal,
    entries: history.entries,
  };
  return { replay, views };
}

const { replay, views } = played('77'.repeat(32));

test('who was there has seen the match of the replay, all of it or a part', () => {
  expect(views.length).toBeGreaterThan(3);
  expect(hasSeen(game, replay, ME, views)).toBe(true);
  expect(hasSeen(game, replay, ME, views.slice(2, 5))).toBe(true);
  expect(hasSeen(game, replay, ME, [])).toBe(true);
});

test('who was shown another match, or another order, has not', () => {
  expect(hasSeen(game, played('78'.repeat(32)).replay, ME, views)).toBe(false);
  expect(hasSeen(game, replay, ME, views.toReversed())).toBe(false);
  expect(hasSeen(game, replay, ME, [...views, { made: 'up' }])).toBe(false);
  expect(hasSeen(game, { ...replay, options: { seats: 99 } }, ME, views)).toBe(false);
});
