import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { botNamed, type Turn } from '@riposte/bots';
import {
  type AnyChoice,
  Authority,
  asAny,
  dictatedRandom,
  fastRandom,
  formatSave,
  parseSave,
  type Question,
  seat,
} from '@riposte/kernel';
import type { KeptRelease } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type Choice, flashDuel, type Options, optionsOf, type State } from './index.ts';

/** The last round of a duel in Simple Mode, on the first turn of seat 0. */
interface Duel {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly spaces: readonly [number, number];
  /** How many 1s, 2s, 3s, 4s and 5s, of eight each, have been discarded. */
  readonly discard?: readonly number[];
  readonly tokens?: readonly [number, number];
  readonly choices?: readonly Choice[];
}

function duel({ hands, spaces, discard = [], tokens = [2, 2], choices = [] }: Duel): State {
  const deal = dictatedRandom([0, ...hands.flat().map((card) => card - 1)]);
  const { state } = flashDuel.setup(optionsOf({}), 2, deal);
  const set = { ...state, random: fastRandom(1), tokens: [...tokens] };
  for (const [index, count] of discard.entries()) {
    set.unseen[index] = (set.unseen[index] ?? 0) - count;
    set.discard[index] = count;
  }
  for (const [index, fighter] of set.fighters.entries()) fighter.space = spaces[index] ?? 0;
  const turn = set.stack.find(({ procedure }) => procedure === 'turn');
  if (turn && 'from' in turn.vars) Object.assign(turn.vars, { from: spaces[0] });
  for (const choice of choices) {
    const [decision] = flashDuel.decisions(set);
    flashDuel.applyInPlace(set, decision?.seat ?? seat(0), choice);
  }
  return set;
}

/** What a search of that many tries chooses, in several runs. */
function chosen(state: State, tries: number): readonly unknown[] {
  const [decision] = flashDuel.decisions(state);
  if (!decision) throw new Error('nobody is asked');
  const { seat: asked, question, choices } = decision;
  return [1, 2, 3, 4, 5].map((seed) => thought(state, asked, { id: 'q', question, choices }, tries, seed));
}

function thought(
  state: State,
  asked: Turn['seat'],
  question: Question<AnyChoice>,
  tries: number,
  seed: number,
): AnyChoice {
  const view = flashDuel.view(state, asked);
  const turn = { game: asAny(flashDuel), seat: asked, view, question, random: fastRandom(seed) };
  const bot = botNamed(`search-${tries}`);
  if (!bot) throw new Error('there is no such bot');
  return bot.choose(turn).choice;
}

describe('a search of 300 tries finds in Simple Mode', () => {
  const attack = (card: number, count: number): Choice => ({ type: 'attack', card, count }) as Choice;

  test.each<[what: string, duel: Duel, expected: object]>([
    [
      'the attack that nobody can block, because all other 3s have been seen',
      {
        hands: [
          [3, 1, 1, 2, 5],
          [1, 2, 4, 5, 5],
        ],
        spaces: [8, 11],
        discard: [0, 0, 7, 0, 0],
      },
      { type: 'attack', card: 3, count: 1 },
    ],
    [
      'the attack with two cards, when one of that number at most can be held against it',
      {
        hands: [
          [2, 2, 1, 5, 5],
          [2, 4, 4, 5, 1],
        ],
        spaces: [8, 10],
        discard: [0, 5, 0, 0, 0],
      },
      { type: 'attack', card: 2, count: 2 },
    ],
    [
      'the block that saves the round',
      {
        hands: [
          [4, 1, 1, 2, 3],
          [4, 1, 2, 3, 5],
        ],
        spaces: [6, 10],
        choices: [attack(4, 1)],
      },
      { type: 'block', card: 4, count: 1 },
    ],
    [
      'the retreat from a strike that cannot be blocked',
      {
        hands: [
          [4, 2, 1, 2, 3],
          [5, 5, 5, 5, 5],
        ],
        spaces: [5, 11],
        choices: [{ type: 'dashingStrike', dash: 4, card: 2, count: 1 } as Choice],
      },
      { type: 'retreat', card: 5 },
    ],
    [
      'the way past the middle with the last turn of a round',
      {
        hands: [
          [1, 1, 1, 4, 4],
          [5, 5, 2, 2, 3],
        ],
        spaces: [5, 11],
        discard: [4, 5, 6, 4, 5],
      },
      { type: 'move', card: 4, direction: 'forward' },
    ],
  ])('%s', (_what, given, expected) => {
    expect(chosen(duel(given), 300)).toEqual(Array(5).fill(expect.objectContaining(expected)));
  });
});

const OLDEST = new URL('saves/0.1.0.json.gz', import.meta.url);
const { matches } = JSON.parse(gunzipSync(readFileSync(OLDEST)).toString()) as KeptRelease<
  State,
  Choice,
  Options
>;

test.each(Object.keys(matches))(
  'a bot takes over in the middle of a match saved by an older version: 0.1.0-%s',
  (name) => {
    const save = matches[name]?.save;
    if (!save) throw new Error('no such match was kept');
    const loaded = parseSave(flashDuel, formatSave(save));
    if (!loaded.ok) throw new Error(loaded.why.text);
    const authority = new Authority(flashDuel);
    let match = loaded.value;
    for (let count = 0; !flashDuel.outcome(match.state); count++) {
      const [asked = seat(0)] = authority.snapshot(match, 'spectator').awaiting;
      const { decision } = authority.snapshot(match, asked);
      if (!decision) throw new Error('nobody is asked');
      const made = authority.choose(
        match,
        asked,
        decision.id,
        thought(match.state, asked, decision, 20, count),
      );
      if (!made.ok) throw new Error(made.why.text);
      match = made.value.match;
    }
    expect(flashDuel.outcome(match.state)?.places).toHaveLength(save.desks.length - 1);
  },
);
