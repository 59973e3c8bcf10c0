import { type AnyState, fastRandom, type Seat, seat } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mishap } from './asyncBot.ts';
import type { Turn } from './bot.ts';
import { type Assignment, ThinkingPool } from './pool.ts';
import { taskOf } from './task.ts';
import { PLAYED, SKIRMISH } from './testing/games.ts';
import { positionsOf, turnOf } from './testing/positions.ts';
import { expectListed } from './testing/table.ts';
import think from './testing/thinker.ts';

const THINKER = new URL('./testing/thinker.ts', import.meta.url);
const GRACE = 50;
/** A thread may be kept from thinking by whatever else the machine does. */
const TRIES = 5;

const pool = new ThinkingPool({ thinker: THINKER, threads: 2 });
beforeAll(() => pool.ready());
afterAll(() => pool.close());

const opening: { state: AnyState; seat: Seat } = {
  state: SKIRMISH.setup({ seats: 2, rounds: 6 }, 2, fastRandom(1)).state,
  seat: seat(0),
};

function turn(seed = 1): Turn {
  return turnOf(SKIRMISH, opening, fastRandom(seed));
}

/** A bot of the pool, and what went wrong with it. */
function bot(assignment: Partial<Assignment>) {
  const mishaps: Mishap[] = [];
  const causes: unknown[] = [];
  const onMishap = (mishap: Mishap, cause: unknown) => {
    mishaps.push(mishap);
    causes.push(cause);
  };
  const made = pool.bot({ game: 'skirmish', bot: 'search-50', milliseconds: 5_000, onMishap, ...assignment });
  return { choose: made.choose, mishaps, causes };
}

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

describe('a thread', () => {
  test.each(PLAYED.filter(({ game, name }) => game !== SKIRMISH || name === 'Skirmish of 3'))(
    'thinks as one would here: $name',
    async ({ name, game, options }) => {
      for (const position of positionsOf({ name, game, options }, 3)) {
        const { choose, mishaps } = bot({ game: game.id, bot: 'search-30' });
        const here = turnOf(game, position, fastRandom(5));
        const thought = expectListed(here, await choose(here));
        const task = taskOf(turnOf(game, position, fastRandom(5)), game.id, 'search-30');
        expect(thought).toEqual(think(task));
        expect(mishaps).toEqual([]);
      }
    },
  );

  test('thinks until its time is over, and is heard in time', async () => {
    for (let left = TRIES; ; left--) {
      const { choose, mishaps } = bot({ bot: 'search-1000000', milliseconds: 100 });
      const [thought, time] = await timed(() => choose(turn()));
      const isInTime = time < 100 + GRACE && mishaps.length === 0;
      if (!isInTime && left > 0) continue;
      expect(time).toBeGreaterThan(90);
      expect(time).toBeLessThan(100 + GRACE);
      expect(mishaps).toEqual([]);
      expect(thought.iterations).toBeGreaterThan(8);
      return;
    }
  });

  test('that is late is not waited for: a quick stand-in chooses', async () => {
    const { choose, mishaps } = bot({ game: 'endless', milliseconds: 40 });
    const [thought, time] = await timed(() => choose(turn()));
    expectListed(turn(), thought);
    expect(mishaps).toEqual(['late']);
    expect(time).toBeGreaterThan(40);
    // The clock of this thread is its own; only the machine can make it late.
    expect(time).toBeLessThan(40 + 10 * GRACE);
  });

  test('that stumbles says why, and a stand-in chooses', async () => {
    const { choose, mishaps, causes } = bot({ game: 'broken' });
    expectListed(turn(), await choose(turn()));
    expect(mishaps).toEqual(['gone']);
    expect(String(causes[0])).toContain('the rules are broken');
  });

  test.each([
    [{ game: 'chess' }, 'there is no game chess here'],
    [{ bot: 'nobody' }, 'there is no bot nobody'],
  ])('cannot do %o', async (assignment, why) => {
    const { choose, causes } = bot(assignment);
    expectListed(turn(), await choose(turn()));
    expect(String(causes[0])).toContain(why);
  });
});

describe('nobody wants to know any more', () => {
  test('while it thinks: that is heard at once, and the pool goes on', async () => {
    for (let count = 0; count < 3; count++) {
      const { choose, mishaps } = bot({ game: 'endless', milliseconds: 60_000 });
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('the match is over')), 20);
      const [why, time] = await timed(() => choose(turn(), stop.signal).catch(String));
      expect(why).toBe('Error: the match is over');
      expect(time).toBeLessThan(20 + 10 * GRACE);
      expect(mishaps).toEqual([]);
    }
    const { choose, mishaps } = bot({ bot: 'search-20' });
    expect((await choose(turn())).iterations).toBe(20);
    expect(mishaps).toEqual([]);
  });

  test('before it began', async () => {
    const { choose } = bot({});
    await expect(choose(turn(), AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});

test('many ask at once, and each gets the answer to its own question', async () => {
  const thoughts = await Promise.all(
    Array.from({ length: 12 }, (_, seed) => bot({ bot: 'search-40' }).choose(turn(seed))),
  );
  for (const [seed, thought] of thoughts.entries()) {
    expect(thought).toEqual(think(taskOf(turn(seed), 'skirmish', 'search-40')));
  }
});

test('when the pool is closed a stand-in chooses', async () => {
  const closing = new ThinkingPool({ thinker: THINKER, threads: 1 });
  const mishaps: Mishap[] = [];
  const sleepless = closing.bot({
    game: 'endless',
    bot: 'search-9',
    milliseconds: 60_000,
    onMishap: (mishap) => mishaps.push(mishap),
  });
  const waiting = sleepless.choose(turn());
  await closing.close();
  expectListed(turn(), await waiting);
  expectListed(turn(), await sleepless.choose(turn()));
  expect(mishaps).toEqual(['gone', 'gone']);
});
