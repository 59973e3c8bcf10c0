import { comparePairs, walk } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { CharacterId } from '../ability.ts';
import { CHARACTERS } from '../cards/index.ts';
import { type Event, flashDuel, type Options, type State } from '../index.ts';
import { optionsOf } from '../state.ts';

/** Fewer where only the wiring is of interest, as in mutation tests. */
const GAMES = Number(process.env.RIPOSTE_GAMES ?? 20_000);
const DRAFTS = Math.ceil(GAMES / 4);
const MATCHUP_GAMES = Math.ceil(GAMES / 5_000);
const SOLO_GAMES = Math.ceil(GAMES / 20);

const SHOWING: readonly Event['type'][] = [
  'charactersChosen',
  'handsShown',
  'handShown',
  'cardsDiscarded',
  'cardsTurnedUp',
];

/** What the rules themselves show; and what one draws oneself, one sees. */
function isRevealing(event: Event): boolean {
  if (SHOWING.includes(event.type)) return true;
  return (event.type === 'cardsDrawn' || event.type === 'handDealt') && event.cards !== undefined;
}

/** What every edition must pass: the contract at every decision of random games, and pairs of games compared. */
export function conformance(edition: Options['edition']): void {
  test(`${edition}: random duels keep the contract at every decision`, () => {
    const walked = walk(flashDuel, { options: optionsOf({ edition }), games: GAMES });
    expect(walked.games).toBe(GAMES);
    expect(walked.decisions).toBeGreaterThan(GAMES * 30);
    expect(walked.views).toBe(walked.decisions * 3);
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
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index)) {
        const game = between(one, other);
        walk(game, { options, games: MATCHUP_GAMES, seed: matchups * 100 });
        comparePairs(game, { options, games: MATCHUP_GAMES, seed: matchups * 100, reveals: isRevealing });
        matchups += 1;
      }
    }
    expect(matchups).toBe(210);
  });

  test(`${edition}: Clockwork drafts keep the contract and their secrets`, () => {
    const options = optionsOf({ edition, mode: 'clockwork' });
    expect(walk(flashDuel, { options, games: DRAFTS }).games).toBe(DRAFTS);
    expect(comparePairs(flashDuel, { options, games: DRAFTS, reveals: isRevealing }).pairs).toBe(DRAFTS);
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
