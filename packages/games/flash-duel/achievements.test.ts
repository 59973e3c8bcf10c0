import { fastRandom, roll } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { ACHIEVEMENTS, compact, earned, type SoloResult, soloResultOf } from './achievements.ts';
import { CHARACTERS } from './cards/index.ts';
import { abilityOf } from './catalogue.ts';
import { attack, type Choice } from './choice.ts';
import { type AbilityId, CHARACTER_IDS, type CharacterId } from './ids.ts';
import { flashDuel } from './index.ts';
import { optionsOf, type SoloBot, type State } from './state.ts';
import { DEAL, solo } from './testing/solo.ts';
import { type Setup, use } from './testing/table.ts';

const ALL = Object.keys(CHARACTERS);

/** Attacks when that is possible, blocks when it can, and uses abilities only if it is told to. */
function preference(choice: Choice, aided: boolean): number {
  switch (choice.type) {
    case 'use':
      return aided ? 9 : -1;
    case 'attack':
    case 'dashingStrike':
      return 4 + choice.count;
    case 'block':
      return 8;
    case 'retreat':
      return 3;
    case 'push':
      return 1 + choice.card / 10;
    case 'move':
      return choice.direction === 'forward' ? choice.card / 10 : 0.05;
    default:
      return 0;
  }
}

/** A whole solo game, by choices only. */
function play(bot: SoloBot, character: string, number: number, aided = false): SoloResult {
  const { state } = flashDuel.setup(optionsOf({ mode: 'solo', bot }), 1, fastRandom(number));
  let [decision] = flashDuel.decisions(state);
  while (decision) {
    const wanted = decision.choices.find(
      (choice) => choice.type === 'chooseCharacter' && choice.character === character,
    );
    const [best] = [...decision.choices].sort(
      (one, other) => preference(other, aided) - preference(one, aided),
    );
    const choice = wanted ?? best;
    if (!choice) throw new Error('nothing to choose');
    [decision] = flashDuel.applyInPlace(state, decision.seat, choice);
  }
  const result = soloResultOf(state);
  if (!result) throw new Error('not a finished solo game');
  return result;
}

/** The first game of this kind that ends as wanted. */
function find(
  bot: SoloBot,
  character: string,
  wanted: (result: SoloResult) => boolean,
  aided = false,
): SoloResult {
  for (let number = 0; number < 20_000; number++) {
    const result = play(bot, character, number, aided);
    if (wanted(result)) return result;
  }
  throw new Error(`no such game against ${bot} with ${character}`);
}

const won = (result: SoloResult) => result.won;
const lost = (result: SoloResult) => !result.won;
const unaided = ({ rounds }: SoloResult) => rounds.every(({ usedAbility }) => !usedAbility);
const names = (games: readonly SoloResult[]) => earned(games).map(({ name }) => name);

describe('achievements are earned by playing', () => {
  test('17.1 Initiation: a round against the Dummy without an ability in it, even in a lost game', () => {
    const game = find('dummy', 'grave', (result) => lost(result) && result.rounds.some((round) => round.won));
    expect(names([game])).toEqual(['Initiation']);
    expect(names([find('dummy', 'grave', ({ rounds }) => rounds.every((round) => !round.won))])).toEqual([]);
  });

  test('17.2 First Win: a whole game against the Dummy without any ability', () => {
    expect(names([find('dummy', 'jaina', (result) => won(result) && unaided(result))])).toEqual([
      'Initiation',
      'First Win',
    ]);
    const aided = find(
      'dummy',
      'jaina',
      (result) => won(result) && result.rounds.every(({ usedAbility }) => usedAbility),
      true,
    );
    expect(names([aided])).toEqual([]);
  });

  test('17.3 Stop the Rock: a game against Rook, with abilities or without', () => {
    const aided = find('rook', 'jaina', (result) => won(result) && !unaided(result), true);
    expect(names([aided])).toEqual(['Stop the Rock']);
    expect(names([find('rook', 'jaina', lost)])).toEqual([]);
  });

  test('17.4 Party of Three: three different characters against Rook', () => {
    const games = ['jaina', 'troq', 'gloria'].map((one) =>
      find('rook', one, (result) => won(result) && !unaided(result), true),
    );
    expect(names(games)).toEqual(['Stop the Rock', 'Party of Three']);
    expect(names(games.slice(1))).toEqual(['Stop the Rock']);
    expect(names([...games.slice(1), ...games.slice(1)])).toEqual(['Stop the Rock']);
  });

  test('17.5 Rook Stomper: a game against Rook without any ability', () => {
    expect(names([find('rook', 'lum', won)])).toEqual(['Stop the Rock', 'Rook Stomper']);
  });

  test('17.6 Dragon Blood: a round against the Dragon, even in a lost game', () => {
    const game = find('dragon', 'lum', (result) => lost(result) && result.rounds.some((round) => round.won));
    expect(names([game])).toEqual(['Dragon Blood']);
  });

  test('17.7, 17.9 Dragon Victory, and Dragon Stomper when no ability was used', () => {
    expect(names([find('dragon', 'lum', won)])).toEqual(['Dragon Blood', 'Dragon Victory', 'Dragon Stomper']);
    const aided = find('dragon', 'jaina', (result) => won(result) && !unaided(result), true);
    expect(names([aided])).toEqual(['Dragon Blood', 'Dragon Victory']);
  });

  test('17.8, 17.10 Sad Dragon with three characters, Master Flash Dueler with all twenty', () => {
    const games = ALL.map((character) => find('dragon', character, won));
    expect(names(games.slice(0, 2))).not.toContain('Sad Dragon');
    expect(names(games.slice(0, 3))).toContain('Sad Dragon');
    expect(names(games.slice(1))).not.toContain('Master Flash Dueler');
    expect(names(games)).toContain('Master Flash Dueler');
  });
});

test('17.11 all of them are worth 180 points', () => {
  expect(ACHIEVEMENTS).toHaveLength(10);
  expect(ACHIEVEMENTS.reduce((sum, { points }) => sum + points, 0)).toBe(180);
});

test('what is kept of many games is little, and earns the same alone and with later ones', () => {
  const random = fastRandom(17);
  const oneOf = <Value>(values: readonly Value[]) => values[roll(random, values.length)] as Value;
  const game = (): SoloResult => ({
    bot: oneOf(['dummy', 'rook', 'dragon'] as const),
    character: oneOf(CHARACTER_IDS),
    won: roll(random, 3) === 0,
    rounds: Array.from({ length: roll(random, 6) }, () => ({
      won: roll(random, 3) === 0,
      usedAbility: roll(random, 3) > 0,
    })),
  });
  for (let count = 1; count < 200; count += 7) {
    const [before, later] = [Array.from({ length: count }, game), Array.from({ length: 5 }, game)];
    const kept = compact(before);
    expect(earned(kept)).toEqual(earned(before));
    expect(earned(compact([...kept, ...later]))).toEqual(earned([...before, ...later]));
  }
  const life = compact(Array.from({ length: 40_000 }, game));
  expect(life.length).toBeLessThanOrEqual(3 * CHARACTER_IDS.length * 11);
});

test('other games, and games under way, count for nothing', () => {
  const full = flashDuel.setup(optionsOf({ mode: 'full' }), 2, fastRandom(1)).state;
  expect(soloResultOf({ ...full, stack: [] })).toBeUndefined();
  expect(soloResultOf(flashDuel.setup(optionsOf({ mode: 'solo' }), 1, fastRandom(1)).state)).toBeUndefined();
});

describe('what counts', () => {
  /** The player hits the bot, which ends the first round and not the game. */
  function wonRound(
    bot: SoloBot,
    character: CharacterId,
    before: readonly Choice[] = [],
    setup: Setup = {},
  ): State {
    const table = solo(bot, {
      characters: [character],
      hands: [
        [3, 1, 1, 2, 2],
        [1, 2, 4, 4, 5],
      ],
      spaces: [5, 8],
      draws: [5, ...DEAL, 3],
      ...setup,
    }).play(...before, attack(3, 1));
    expect([table.state.round, table.state.tokens]).toEqual([2, [1, 0]]);
    return table.state;
  }

  function names(state: State): readonly string[] {
    const result = soloResultOf(state);
    return result ? earned([result]).map(({ name }) => name) : [];
  }

  test('17.12 a round that was won counts before the game has ended', () => {
    const state = wonRound('dummy', 'onimaru');
    expect(state.stack.length).toBeGreaterThan(0);
    expect(soloResultOf(state)).toMatchObject({ won: false, rounds: [{ won: true, usedAbility: false }] });
    expect(names(state)).toEqual(['Initiation']);
  });

  test('17.12 a game that was given up is not won, even by a player who was ahead', () => {
    const result = soloResultOf(wonRound('rook', 'onimaru'));
    expect(result?.won).toBe(false);
    expect(earned(result ? [result, result, result] : [])).toEqual([]);
  });

  test.each<[character: CharacterId, always: AbilityId]>([
    ['gwen', 'shadowPlague'],
    ['argagarg', 'pacifism'],
  ])('17.13 what is always on does not count as used: %s, %s', (character, always) => {
    // Gwen has six cards, in the next round as well.
    const six: Setup = {
      hands: [
        [3, 1, 1, 2, 2, 2],
        [1, 2, 4, 4, 5],
      ],
      draws: [5, ...DEAL, 3, 3],
    };
    const state = wonRound('dummy', character, [], character === 'gwen' ? six : {});
    expect(abilityOf(state, always).moments).toEqual(['always']);
    expect(names(state)).toEqual(['Initiation']);
  });

  test('17.13 a card stashed with Hidden Agenda counts as used, though the ability card is face up again', () => {
    const state = wonRound('dummy', 'quince', [use('hiddenAgenda'), { type: 'pickCard', card: 1 }]);
    expect(state.record).toMatchObject([{ usedAbility: [true, false] }]);
    expect(names(state)).toEqual([]);
  });
});
