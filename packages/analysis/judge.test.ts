import { type AnyChoice, type AnyGame, type AnyState, Authority, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { type Case, isHard, judge, type Verdict } from './judge.ts';
import { accuracyOf, markOf } from './marks.ts';
import { openCase } from './openCase.ts';
import { type ChosenStep, type SeatAsked, walk } from './steps.ts';
import { matchOf, wayCalled } from './testing/ways.ts';

const DEPTH = { find: 200, pairs: 40, mostPairs: 200 };

/** What a seat sees and is asked in a state, as the authority would tell it. */
function sightIn(game: AnyGame, state: AnyState, asked: SeatAsked['seat']): SeatAsked {
  const match = { game: game.id, rulesVersion: '', options: {}, state, entries: 0, desks: [] };
  const desks = [0, 1, 2, 3, 4, 5].map(() => ({ seq: 0, asked: 0, offered: 0 }));
  const { view, decision, offers } = new Authority(game).snapshot({ ...match, desks }, asked);
  return { seat: asked, view, question: decision, offers };
}

describe('by hand', () => {
  const { game, options } = wayCalled('Simple Mode, revised');

  /** The last round of a duel: the attacker holds the last 5, at a distance of 5. Nobody can block it. */
  function sureHit(): AnyState {
    const { state } = game.setup(options, 2, fastRandom(3));
    const duel = state as unknown as {
      tokens: number[];
      fighters: { hand: number[]; space: number }[];
      unseen: number[];
      discard: number[];
    };
    const [attacker, defender] = duel.fighters;
    if (!attacker || !defender) throw new Error('a duel of less than two');
    duel.tokens = [2, 2];
    Object.assign(attacker, { hand: [2, 2, 0, 0, 1], space: 6 });
    Object.assign(defender, { hand: [1, 1, 2, 1, 0], space: 11 });
    duel.discard = [0, 0, 0, 0, 7];
    duel.unseen = [5, 5, 6, 7, 0];
    return state;
  }

  const before = sureHit();
  const sight = sightIn(game, before, seat(0));
  const listed = sight.question?.choices ?? [];
  const attack = listed.find(({ type }) => type === 'attack') as AnyChoice;
  const step = listed.find(({ type }) => type === 'move') as AnyChoice;

  function verdictOn(choice: AnyChoice): { readonly given: Case; readonly verdict: Verdict } {
    const [opened] = openCase(game, { entry: 5, choice, sight, before });
    if (!opened) throw new Error('nothing to choose');
    return { given: opened.given, verdict: judge(opened.given, DEPTH, 0.02, true) };
  }

  test('to miss a hit that nobody can block is a mistake, and the verdict names the hit', () => {
    const { verdict } = verdictOn(step);
    expect(verdict.best).toEqual(attack);
    expect(verdict).toMatchObject({ isBest: false, stake: 1, chance: 1 });
    expect(verdict.swing[0]).toBe(-verdict.loss);
    expect(verdict.swing[1]).toBeCloseTo(verdict.loss, 9);
    expect(markOf(verdict, () => true)).toBe('mistake');
  });

  test('to make it is the only choice, and no brilliant one, as anybody sees it', () => {
    const { given, verdict } = verdictOn(attack);
    expect(verdict).toMatchObject({ isBest: true, loss: 0, error: 0 });
    expect(isHard(given, given.made, 1)).toBe(false);
    expect(markOf(verdict, () => isHard(given, given.made, 1))).toBe('only');
  });

  test('a forced choice is never judged', () => {
    const { question } = sight;
    if (!question) throw new Error('nobody is asked');
    const only = { ...sight, offers: [], question: { ...question, choices: [step] } };
    expect(openCase(game, { entry: 5, choice: step, sight: only, before })).toEqual([]);
    const unasked = { ...sight, question: undefined };
    expect(openCase(game, { entry: 5, choice: step, sight: unasked, before })).toEqual([]);
  });
});

describe('marks', () => {
  const verdict: Verdict = {
    best: { type: 'best' },
    isBest: false,
    chance: 0.6,
    loss: 0,
    error: 0.01,
    swing: [],
    stake: 0.5,
    guess: 0,
  };

  test.each<[loss: number, error: number, mark: string | undefined]>([
    [0.03, 0.01, undefined],
    [0.034, 0.009, 'inaccuracy'],
    [0.08, 0.01, 'inaccuracy'],
    [0.085, 0.01, 'mistake'],
    [0.3, 0.28, undefined],
    [-0.2, 0.01, undefined],
  ])('a loss of %f with an error of %f, where half a match is at stake: %s', (loss, error, mark) => {
    expect(markOf({ ...verdict, loss, error }, () => true)).toBe(mark);
  });

  test.each<[by: number, isHard: boolean, mark: string | undefined]>([
    [0.05, true, undefined],
    [0.061, true, 'brilliant'],
    [0.061, false, undefined],
    [0.1, false, 'only'],
    [0.1, true, 'brilliant'],
  ])('a lead of %f, hard to find: %s: %s', (by, isHard, mark) => {
    expect(markOf({ ...verdict, isBest: true, lead: { by, error: 0.01 } }, () => isHard)).toBe(mark);
  });

  test('accuracy falls with losses, and is never above 100', () => {
    expect(accuracyOf([])).toBeUndefined();
    expect(accuracyOf([0, 0])).toBe(100);
    expect(accuracyOf([0, -0.1])).toBe(100);
    expect(accuracyOf([0.1, 0.1])).toBe(44.9);
    expect(accuracyOf([0.1, 0])).toBeGreaterThan(60);
  });
});

describe('two matches that differ only in what the mover cannot know', () => {
  const QUICK = { find: 30, pairs: 6, mostPairs: 12 };
  const ways = ['Simple Mode, revised', 'Full Game, double-blind, v4.1', 'Skirmish of 3'].map(wayCalled);

  /** The verdicts on the choices of a match, and on the same choices where hidden cards lie otherwise. */
  function* twinVerdicts(game: AnyGame, steps: readonly ChosenStep[], judging: typeof judgedAsUsual) {
    for (const step of steps) {
      const twin = game.imagine(step.sight.view, fastRandom(step.entry + 999));
      const other = { ...step, before: twin, sight: sightIn(game, twin, step.sight.seat) };
      const [one, two] = [step, other].map((each) => openCase(game, each)[0]);
      if (one && two) yield [judging(game, one.given, step), judging(game, two.given, other)] as const;
    }
  }

  function judgedAsUsual(_game: AnyGame, given: Case, _step: ChosenStep): string {
    return JSON.stringify(judge(given, QUICK, 0.02, true));
  }

  test.each(ways)('get the same verdicts, byte for byte: $name', (way) => {
    const { steps } = walk(way.game, matchOf(way, ['level-1'], 21).replay);
    let count = 0;
    for (const [one, other] of twinVerdicts(way.game, steps, judgedAsUsual)) {
      expect(one).toBe(other);
      count += 1;
    }
    expect(count).toBeGreaterThan(8);
  });

  test.each(ways)('a judge who looks at the cards is found out: $name', (way) => {
    const { steps } = walk(way.game, matchOf(way, ['level-1'], 21).replay);
    const cheat: typeof judgedAsUsual = (game, given, { before }) => {
      const peeping = { ...game, imagine: () => game.copy(before) };
      return JSON.stringify(judge({ ...given, game: peeping }, QUICK, 0.02, true));
    };
    const pairs = [...twinVerdicts(way.game, steps, cheat)];
    expect(pairs.some(([one, other]) => one !== other)).toBe(true);
  });
});
