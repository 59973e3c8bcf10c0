import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  canonical,
  fastRandom,
  formatReplay,
  fullTable,
  History,
  LAYS,
  makeDeal,
  playOn,
  roll,
  seats,
  type Verified,
  verifyReplay,
} from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { SHELF } from './index.ts';
import { WORKSHOP } from './workshop.ts';

/** So many choices of a match are made before it is given up, and so many after it is played on. */
const CHOICES = 45;
const FURTHER = 12;
/** Where it is played on, as parts of the whole. For a release every seat plays on at each, else the seats take turns. */
const PARTS = [0, 0.3, 0.6, 0.9];
const IS_DEEP = process.env.RIPOSTE_DEEP !== undefined;
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);

describe.each(await ways())('$name', ({ game, options }) => {
  const match = givenUp(game, options);
  const { entries: made, deal } = match.replay;
  const all = seats(deal.nonces.length);
  const junctions = PARTS.flatMap((part, index) =>
    (IS_DEEP ? all : all.filter((seat) => (seat + SEED + index) % all.length === 0)).map((seat) => ({
      entries: Math.floor(part * made.length),
      seat,
    })),
  );

  test('a player who plays on sees and is asked what the seat saw and was asked then', () => {
    for (const { entries, seat } of junctions) {
      const then = stood(game, match, entries);
      for (const lay of LAYS) {
        const { state } = playOn(game, match, { entries, seat }, lay, dealOf('bb', match));
        expect(canonical(game.view(state, seat))).toBe(canonical(game.view(then, seat)));
        expect(asked(game, state, seat)).toEqual(asked(game, then, seat));
      }
    }
  });

  test('what was not seen is dealt anew each time, and the same deal gives the same', () => {
    const differs = junctions.filter((junction) => {
      const [one, other, again] = ['bb', 'cc', 'bb'].map((byte) => {
        const { random: _chance, ...rest } = playOn(game, match, junction, 'anew', dealOf(byte, match)).state;
        return canonical(rest);
      });
      expect(again).toBe(one);
      return one !== other;
    });
    // Alone at a table there is nothing hidden but chance.
    if (game.isOpen || deal.nonces.length === 1) expect(differs).toEqual([]);
    else expect(differs.length).toBeGreaterThan(0);
  });

  test('it goes on by the rules, whichever way it was laid', () => {
    for (const junction of junctions) {
      for (const lay of LAYS) {
        const anew = dealOf('dd', match);
        const from = playOn(game, match, junction, lay, anew);
        const history = new History(game, match.replay.options, anew, from);
        expect(choosesByChance(history, FURTHER, 3)).toBeGreaterThan(0);
      }
    }
  });
});

async function ways() {
  const all = await Promise.all(
    WORKSHOP.map(async ({ id, trials }) => {
      const game = await SHELF.find((one) => one.id === id)?.rules();
      if (!game) throw new Error(`${id} is not on the shelf`);
      return (await trials()).default.map(({ name, options }) => ({
        name: `${game.name}, ${name}`,
        game,
        options: options as Readonly<Record<string, unknown>>,
      }));
    }),
  );
  return all.flat();
}

function dealOf(byte: string, { replay }: Verified) {
  return makeDeal(byte.repeat(32), Array(replay.deal.nonces.length).fill(byte.repeat(16)));
}

/** A match that was given up, as its replay proves it. */
function givenUp(game: AnyGame, options: Readonly<Record<string, unknown>>): Verified {
  const deal = makeDeal('aa'.repeat(32), Array(fullTable(game, options)).fill('aa'.repeat(16)));
  const history = new History(game, options, deal);
  choosesByChance(history, CHOICES, 1);
  const { entries, match } = history;
  const { id, rulesVersion } = game;
  const replay = { game: id, rulesVersion, options, names: deal.nonces.map(String), deal, entries };
  const verified = verifyReplay(formatReplay(game, replay, match.state), () => game);
  if (!verified.ok) throw new Error(verified.why);
  return verified;
}

function stood(game: AnyGame, { replay }: Verified, count: number): AnyState {
  const history = new History(game, replay.options, replay.deal);
  for (const entry of replay.entries.slice(0, count)) history.add(entry);
  return history.match.state;
}

function asked(game: AnyGame, state: AnyState, seat: number) {
  return game.decisions(state).filter((decision) => decision.seat === seat);
}

/** Makes so many choices, as far as the match goes; tells how many. */
function choosesByChance(
  history: History<AnyState, AnyChoice, unknown, unknown, unknown>,
  most: number,
  number: number,
): number {
  const random = fastRandom(number);
  let made = 0;
  while (made < most && !history.outcome) {
    const [who] = history.snapshot('spectator').awaiting;
    const decision = who === undefined ? undefined : history.snapshot(who).decision;
    if (who === undefined || !decision) throw new Error('nobody is asked');
    const chosen = history.choose(who, decision.id, decision.choices[roll(random, decision.choices.length)]);
    if (!chosen.ok) throw new Error(chosen.why.text);
    made += 1;
  }
  return made;
}
