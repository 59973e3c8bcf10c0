import { type AnyGame, fastRandom } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { botNamed } from './named.ts';
import { searchBot } from './search.ts';
import { playedAs, SKIRMISH } from './testing/games.ts';
import { type Position, positionsOf, turnOf } from './testing/positions.ts';

const named = (name: string): Bot => {
  const bot = botNamed(name);
  if (!bot) throw new Error(`there is no bot ${name}`);
  return bot;
};

describe('a budget in milliseconds is kept', () => {
  const BUDGET = 30;
  const GRACE = 50;

  /** The shortest of a few times a bot takes, by the clock and of the processor: other work on the machine takes the rest. */
  function timeOf(bot: Bot, game: AnyGame, position: Position) {
    const times = Array.from({ length: 5 }, (_, seed) => {
      const turn = turnOf(game, position, fastRandom(seed));
      const began = performance.now();
      const before = process.threadCpuUsage();
      bot.choose(turn);
      const { user, system } = process.threadCpuUsage(before);
      return { clock: performance.now() - began, processor: (user + system) / 1_000 };
    });
    return {
      clock: Math.min(...times.map(({ clock }) => clock)),
      processor: Math.min(...times.map(({ processor }) => processor)),
    };
  }

  test.each([
    'Simple Mode, revised',
    'Raid of 4 mortals, closed hands, v4.1',
    'Betrayal, revised',
    'Skirmish of 4',
  ])('%s', (name) => {
    const played = playedAs(name);
    const asked = [...positionsOf(played, 3)].filter(
      (position) => turnOf(played.game, position, fastRandom(0)).question.choices.length > 1,
    );
    for (const position of asked) {
      const { clock, processor } = timeOf(named(`search-${BUDGET}ms`), played.game, position);
      expect(clock).toBeGreaterThan(BUDGET - 1);
      expect(processor).toBeLessThan(BUDGET + GRACE);
    }
  });

  test('also by one that is named by its tries, or by its level', () => {
    const [position] = [...positionsOf(playedAs('Skirmish of 4'), 1)] as [Position];
    for (const name of ['search-1000000', 'master']) {
      const bot = botNamed(name, { milliseconds: BUDGET });
      expect(bot && timeOf(bot, SKIRMISH, position).processor).toBeLessThan(BUDGET + GRACE);
    }
  });

  test('by the clock that the turn brings', () => {
    const [position] = [...positionsOf(playedAs('Skirmish of 4'), 1)] as [Position];
    let time = 0;
    const turn = { ...turnOf(SKIRMISH, position, fastRandom(0)), clock: () => time++ };
    expect(named('search-3ms').choose(turn).iterations).toBe(24);
  });

  test('and there must be one', () => {
    expect(() => searchBot({})).toThrow('would never end');
  });

  test('one who takes longer is found', () => {
    const played = playedAs('Betrayal, revised');
    const asked = [...positionsOf(played, 10)].find(
      (position) => turnOf(played.game, position, fastRandom(0)).question.choices.length > 1,
    );
    const slow = searchBot({ milliseconds: BUDGET + GRACE + 1 });
    expect(asked && timeOf(slow, played.game, asked).clock).toBeGreaterThan(BUDGET + GRACE);
  });
});
