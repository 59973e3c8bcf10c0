import { type Compared, comparePairs, type Walked, walk } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { CharacterId } from '../ability.ts';
import { CHARACTERS } from '../cards/index.ts';
import { flashDuel, type Options, type State } from '../index.ts';
import { optionsOf } from '../state.ts';
import { GAMES } from './games.ts';
import { isRevealing } from './reveals.ts';

const DRAFTS = Math.ceil(GAMES / 4);
const MATCHUP_GAMES = Math.ceil(GAMES / 5_000);
const SOLO_GAMES = Math.ceil(GAMES / 20);
const TEAM_GAMES = Math.ceil(GAMES / 4);

/** Whole games are played; everything is looked at with one decision of so many, picked by chance. */
const oneIn = 3;

/** What every edition must pass: the contract in random games, and pairs of games compared. */
export function conformance(edition: Options['edition']): void {
  test(`${edition}: random duels keep the contract`, () => {
    const walked = walk(flashDuel, { options: optionsOf({ edition }), games: GAMES, oneIn });
    expect(walked.games).toBe(GAMES);
    expect(walked.decisions).toBeGreaterThan(GAMES * 30);
    expect(walked.looks).toBeGreaterThan(walked.decisions / 4);
    expect(walked.views).toBe(walked.looks * 3);
    report(`${edition}, Simple Mode`, walked);
  });

  test(`${edition}: nobody can tell two duels apart that differ only in what he cannot know`, () => {
    const options = optionsOf({ edition });
    const compared = comparePairs(flashDuel, { options, games: GAMES, reveals: isRevealing });
    expect(compared.pairs).toBe(GAMES);
    expect(compared.differing).toBeGreaterThan(GAMES * 0.6);
    expect(compared.steps).toBeGreaterThan(GAMES);
    expect(compared.refusals).toBeGreaterThan(GAMES);
  });

  test(`${edition}: all 210 matchups of the Full Game keep the contract and their secrets`, () => {
    const ids = Object.keys(CHARACTERS);
    const options = optionsOf({ edition, mode: 'full', selection: 'double-blind' });
    let matchups = 0;
    let decisions = 0;
    let pairs = 0;
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index)) {
        const game = between(one, other);
        const run = { options, games: MATCHUP_GAMES, seed: matchups * 100 };
        decisions += walk(game, run).decisions;
        pairs += comparePairs(game, { ...run, reveals: isRevealing }).pairs;
        matchups += 1;
      }
    }
    expect(matchups).toBe(210);
    // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
    console.info(`${edition}, Full Game: ${matchups} matchups, ${decisions} decisions, ${pairs} pairs`);
  });

  test(`${edition}: Clockwork drafts keep the contract and their secrets`, () => {
    const options = optionsOf({ edition, mode: 'clockwork' });
    const walked = walk(flashDuel, { options, games: DRAFTS, oneIn });
    const compared = comparePairs(flashDuel, { options, games: DRAFTS, reveals: isRevealing });
    expect([walked.games, compared.pairs]).toEqual([DRAFTS, DRAFTS]);
    report(`${edition}, Clockwork drafts`, walked, compared);
  });

  test.each(['dummy', 'rook', 'dragon'] as const)(
    `${edition}: solo games against the %s keep the contract`,
    (bot) => {
      const options = optionsOf({ edition, mode: 'solo', bot });
      expect(walk(flashDuel, { options, games: SOLO_GAMES }).games).toBe(SOLO_GAMES);
      expect(comparePairs(flashDuel, { options, games: SOLO_GAMES, reveals: isRevealing }).pairs).toBe(
        SOLO_GAMES,
      );
    },
  );
}

/** What every edition must pass with more than two at the table: 5,000 games of each mode. */
export function teamConformance(edition: Options['edition']): void {
  test.each<[mode: string, share: number, given: Partial<Options>]>([
    ['Team Battle', 3 / 4, { mode: 'team' }],
    ['Team Battle with closed hands', 1 / 4, { mode: 'team', openHands: false }],
    ['Raid of 2 mortals', 1 / 3, { mode: 'raid', mortals: 2 }],
    ['Raid of 3 mortals', 1 / 3, { mode: 'raid', mortals: 3 }],
    ['Raid of 4 mortals, closed hands', 1 / 3, { mode: 'raid', mortals: 4, openHands: false }],
    ['Betrayal', 1, { mode: 'betrayal' }],
  ])(`${edition}: %s keeps the contract and its secrets`, (mode, share, given) => {
    const options = optionsOf({ edition, ...given });
    const games = Math.ceil(TEAM_GAMES * share);
    const walked = walk(flashDuel, { options, games, offers: 3, viewers: 'one', oneIn });
    expect(walked.games).toBe(games);
    const compared = comparePairs(flashDuel, { options, games, reveals: isRevealing });
    expect(compared.pairs).toBe(games);
    // A handful of pairs may all end at once.
    if (games > 50) expect(compared.steps).toBeGreaterThan(games * 2);
    report(`${edition}, ${mode}`, walked, compared);
  });
}

/** The counts of a run, for whoever reads the log. */
function report(what: string, walked: Walked, compared?: Compared): void {
  const { games, decisions, looks, views, longest } = walked;
  const pairs = compared ? `; ${compared.pairs} pairs compared over ${compared.steps} choices` : '';
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(
    `${what}: ${games} games, ${decisions} decisions, ${looks} looked at in ${views} views, longest ${longest}${pairs}`,
  );
}

/** The game, with nobody else to choose. */
function between(one: CharacterId, other: CharacterId): typeof flashDuel {
  return {
    ...flashDuel,
    decisions: (state: State) =>
      flashDuel.decisions(state).map((decision) => {
        if (decision.question !== 'character') return decision;
        const wanted = decision.seat === 0 ? one : other;
        const isWanted = (choice: (typeof decision.choices)[number]) =>
          choice.type === 'chooseCharacter' && choice.character === wanted;
        return { ...decision, choices: decision.choices.filter(isWanted) };
      }),
  };
}
