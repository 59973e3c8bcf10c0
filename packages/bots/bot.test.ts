import { fastRandom, formatSave, fullTable, parseSave, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { botNamed } from './named.ts';
import { PLAYED, playedAs, SKIRMISH, scaled } from './testing/games.ts';
import { type Position, positionsOf, turnOf } from './testing/positions.ts';
import { begin, expectListed, playOn } from './testing/table.ts';

const named = (name: string): Bot => {
  const bot = botNamed(name);
  if (!bot) throw new Error(`there is no bot ${name}`);
  return bot;
};

/** Before a release there is more time. */
const IS_DEEP = Boolean(process.env.RIPOSTE_DEEP);

describe('whole matches, each choice one that was listed', () => {
  const bots = ['random', 'hasty', 'eager', 'search-6', 'novice', 'search-12'].map(named);
  /** At large tables a match is long: there, only before a release, some think it through. */
  const QUICK = 3;
  const LARGE = 4;

  test.each(PLAYED)('$name', (played) => {
    const { game, options } = played;
    const among = !IS_DEEP && fullTable(game, options) >= LARGE ? QUICK : bots.length;
    for (let number = 0; number < (IS_DEEP ? scaled(2) : 1); number++) {
      const { outcome } = playOn(
        game,
        begin(game, options, number),
        // Each way has others of them, so that all have played in the end.
        (seat) => bots[(PLAYED.indexOf(played) + number + seat) % among] as Bot,
        fastRandom(number),
      );
      expect(outcome.places).toHaveLength(fullTable(game, options));
    }
  });

  test('greedy, too', () => {
    const { game, options } = playedAs('Simple Mode, revised');
    expect(playOn(game, begin(game, options, 1), () => greedyBot, fastRandom(1)).choices).toBeGreaterThan(9);
  });

  test('an answer that was not listed is found', () => {
    const [position] = [...positionsOf(playedAs('Simple Mode, revised'), 1)] as [Position];
    const turn = turnOf(playedAs('Simple Mode, revised').game, position, fastRandom(1));
    const thought = named('random').choose(turn);
    expect(() => expectListed(turn, { ...thought, choice: { type: 'nonsense' } })).toThrow('was not listed');
    expect(() => expectListed(turn, { ...thought, id: 'q99' })).toThrow('nothing was asked as q99');
  });
});

describe('the same seed and tries give the same thought', () => {
  test.each(PLAYED)('$name', (played) => {
    for (const position of positionsOf(played, IS_DEEP ? scaled(8) : 2, { seed: 100 })) {
      for (const bot of [named('search-24'), named('random'), named('hasty'), named('squire')]) {
        const [one, other] = [7, 7].map((seed) =>
          bot.choose(turnOf(played.game, position, fastRandom(seed))),
        );
        expect(one).toEqual(other);
      }
    }
  });

  test('and others another', () => {
    const played = playedAs('Full Game, revised');
    const differing = [...positionsOf(played, 20)].filter((position) => {
      const [one, other] = [1, 2].map((seed) =>
        JSON.stringify(named('search-24').choose(turnOf(played.game, position, fastRandom(seed)))),
      );
      return one !== other;
    });
    expect(differing.length).toBeGreaterThan(0);
  });
});

describe('of choices that seem equal chance takes one', () => {
  const played = playedAs('Full Game, revised');
  // The first question of a Full Game: twenty fighters, and nothing speaks for any of them yet.
  const [first] = [...positionsOf(played, 1, { every: 1 })] as [Position];

  test.each(['level-1', 'level-2', 'level-3'])('%s', (name) => {
    const taken = Array.from({ length: 40 }, (_, seed) => {
      const turn = turnOf(played.game, first, fastRandom(seed * 7_919 + 3));
      return turn.question.choices.indexOf(named(name).choose(turn).choice);
    });
    // Two of forty would be fair; the first of the list had nine to fourteen.
    expect(taken.filter((index) => index === 0).length).toBeLessThan(8);
    expect(new Set(taken).size).toBeGreaterThan(12);
  });
});

describe('offers', () => {
  test('are weighed like answers, and taken at times', () => {
    const played = playedAs('Betrayal, revised');
    let offered = 0;
    let weighed = 0;
    let taken = 0;
    for (const position of positionsOf(played, 40)) {
      const turn = turnOf(played.game, position, fastRandom(1));
      if (!turn.offers?.length) continue;
      offered += 1;
      const thought = expectListed(turn, named('search-24').choose(turn));
      if (thought.options.some(({ id }) => id !== turn.question.id)) weighed += 1;
      if (thought.id !== turn.question.id) taken += 1;
    }
    expect(offered).toBeGreaterThan(0);
    expect(weighed).toBe(offered);
    expect(taken).toBeGreaterThan(0);
  });

  test('nobody flees who may win', () => {
    for (let number = 0; number < 20; number++) {
      const { state } = SKIRMISH.setup({ seats: 2, rounds: 6 }, 2, fastRandom(number));
      const turn = turnOf(SKIRMISH, { state, seat: seat(0) }, fastRandom(number));
      expect(turn.offers?.map(({ question }) => question)).toContain('flee');
      expect(named('search-60').choose(turn).choice.type).toBe('bid');
    }
  });
});

test('where several are asked at once, a bot answers without waiting for the others', () => {
  const played = playedAs('Full Game, double-blind, v4.1');
  const { state } = played.game.setup(played.options, 2, fastRandom(1));
  expect(played.game.decisions(state)).toHaveLength(2);
  for (const one of [0, 1]) {
    const turn = turnOf(played.game, { state, seat: seat(one) }, fastRandom(1));
    expect(expectListed(turn, named('search-40').choose(turn)).choice.type).toBe('chooseCharacter');
  }
});

describe('names', () => {
  test('every level has one, and a number', () => {
    for (const { number, name } of LEVELS) {
      expect(named(name.toLowerCase()).name).toBe(name);
      expect(named(`level-${number}`).name).toBe(name);
    }
    const own = [{ number: 1, name: 'Cub', iterations: 3, slips: 0 }];
    expect(botNamed('cub', {}, own)?.name).toBe('Cub');
    expect(botNamed('novice', {}, own)).toBeUndefined();
  });

  test.each(['', 'search', 'search-0', 'search--1', 'search-1.5', 'search-5s', 'level-0', 'level-9'])(
    'there is no “%s”',
    (name) => {
      expect(botNamed(name)).toBeUndefined();
    },
  );
});

describe('levels', () => {
  test('think longer from one to the next, and slip less', () => {
    for (const [index, { number, iterations, slips }] of LEVELS.entries()) {
      expect(number).toBe(index + 1);
      expect(iterations).toBeGreaterThan(LEVELS[index - 1]?.iterations ?? 0);
      expect(slips).toBeLessThanOrEqual(LEVELS[index - 1]?.slips ?? 100);
    }
  });

  test('and win more often for it', () => {
    const { game, options } = playedAs('Simple Mode, revised');
    let won = 0;
    for (let number = 0; number < 10; number++) {
      const botOf = (one: number) => named(one === number % 2 ? 'level-4' : 'level-1');
      const { outcome } = playOn(game, begin(game, options, number), botOf, fastRandom(number));
      if (outcome.places[number % 2] === 1) won += 1;
    }
    expect(won).toBeGreaterThan(6);
  });
});

describe('a bot takes over in the middle of a fight', () => {
  const MATCHES = IS_DEEP ? 2 : 1;

  test.each([
    'Full Game, revised',
    'Team Battle, closed hands, revised',
    'Raid of 2 mortals, revised',
    'Betrayal, revised',
    'Skirmish of 4',
  ])('%s', (name) => {
    const { game, options } = playedAs(name);
    const deepest = game === SKIRMISH ? 4 : 5;
    let taken = 0;
    for (const { state } of positionsOf(playedAs(name), 4_000, { seed: 50, every: 1 })) {
      if (state.stack.length < deepest) continue;
      taken += 1;
      const match = { ...begin(game, options, 1), state: game.copy(state) };
      const loaded = parseSave(game, formatSave(match));
      if (!loaded.ok) throw new Error(loaded.why.text);
      const { outcome } = playOn(game, loaded.value, () => named('search-12'), fastRandom(taken));
      expect(outcome.places).toHaveLength(fullTable(game, options));
      if (taken === MATCHES) break;
    }
    expect(taken).toBe(MATCHES);
  });
});
