import { type AnyGame, fastRandom, fullTable, isSame, type Level, roll } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { eagerBot, greedyBot } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { levelBot } from './named.ts';
import { hastyBot, randomBot } from './quick.ts';
import { searchBot } from './search.ts';
import { PLAYED, type Played, scaled } from './testing/games.ts';
import { type Position, positionsOf, turnOf } from './testing/positions.ts';

/** Who is told of a position before it chooses: only a cheat makes use of it. */
type Suspect = (game: AnyGame, position: Position) => Bot;

/** For a release more than in every check. */
const POSITIONS = scaled(process.env.RIPOSTE_DEEP ? 160 : 60);
/** Where everything is open there is little to betray. */
const OPEN_POSITIONS = scaled(16);
const honest =
  (bot: Bot): Suspect =>
  () =>
    bot;

/** What a bot does in a position, and in one that differs only in what its seat cannot know. */
function twoThoughts(suspect: Suspect, game: AnyGame, position: Position, seed: number): [Thought, Thought] {
  const twin = {
    ...position,
    state: game.imagine(game.view(position.state, position.seat), fastRandom(seed)),
  };
  const [one, other] = [position, twin].map((each) =>
    suspect(game, each).choose(turnOf(game, each, fastRandom(seed + 1))),
  );
  return [one as Thought, other as Thought];
}

/** In how many positions of how many a bot betrays that it knows something; in how many something was hidden. */
function betrayals(suspects: readonly Suspect[], played: Played, positions: number) {
  const counts = { positions: 0, hidden: 0, betrayed: 0 };
  for (const position of positionsOf(played, positions)) {
    const seed = counts.positions * 2;
    const { game } = played;
    const imagined = game.imagine(game.view(position.state, position.seat), fastRandom(seed));
    counts.positions += 1;
    if (!isSame({ ...imagined, random: undefined }, { ...position.state, random: undefined }))
      counts.hidden += 1;
    const suspect = suspects[roll(fastRandom(seed), suspects.length)] as Suspect;
    const [one, other] = twoThoughts(suspect, game, position, seed);
    if (JSON.stringify(one) !== JSON.stringify(other)) counts.betrayed += 1;
  }
  return counts;
}

/** Everything in a state but its chance, which is nobody's to know anyway. */
function secretsOf(state: object): string {
  return JSON.stringify({ ...state, random: undefined });
}

const SEARCH = searchBot({ iterations: 12 });
// Greedy takes its time.
const NOVICE = levelBot(LEVELS[0] as Level);
const QUICK = [SEARCH, SEARCH, SEARCH, SEARCH, NOVICE, hastyBot, eagerBot, randomBot].map(honest);
const HONEST = [...QUICK, honest(greedyBot)];

describe('a bot does the same whatever it cannot know', () => {
  test.each(PLAYED)('$name', (played) => {
    const { isOpen = false } = played.game;
    const wanted = isOpen ? OPEN_POSITIONS : POSITIONS;
    const { positions, hidden, betrayed } = betrayals(isOpen ? QUICK : HONEST, played, wanted);
    expect(positions).toBe(wanted);
    // A player alone sees everything that is dealt.
    if (positions > 50 && fullTable(played.game, played.options) > 1)
      expect(hidden).toBeGreaterThan(positions / 5);
    expect(betrayed).toBe(0);
  });
});

describe('a cheat is found out', () => {
  const peeping: Suspect = (_game, { state }) => ({
    name: 'peeping',
    choose(turn) {
      const fingerprint = [...secretsOf(state)].reduce(
        (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973,
        0,
      );
      const { id, choices } = turn.question;
      const choice = choices[fingerprint % choices.length] as (typeof choices)[number];
      return { id, choice, options: [], iterations: 0 };
    },
  });
  /** Searches as others do, but imagines what is really there. */
  const clairvoyant: Suspect = (game, { state }) => ({
    name: 'clairvoyant',
    choose: (turn) =>
      SEARCH.choose({
        ...turn,
        game: { ...game, imagine: () => game.copy(state) },
      }),
  });

  /** The last way of each game that hides something. */
  const isLast = (game: AnyGame, index: number) =>
    !game.isOpen && PLAYED.findLastIndex((one) => one.game === game) === index;
  const tried = PLAYED.filter(
    ({ name, game }, index) => /Simple|Skirmish|Betrayal/.test(name) || isLast(game, index),
  );

  test.each([
    ['who chooses by what others hold', peeping],
    ['who searches in the real state', clairvoyant],
  ])('%s', (_who, cheat) => {
    for (const played of tried)
      expect(betrayals([cheat], played, 60).betrayed, played.name).toBeGreaterThan(0);
  });
});
