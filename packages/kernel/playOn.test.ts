import { expect, test } from 'vitest';
import { makeDeal } from './deal.ts';
import { asAny } from './game.ts';
import { History } from './history.ts';
import { playOn, whyNotPlayedOn } from './playOn.ts';
import { fastRandom, roll } from './random.ts';
import { formatReplay } from './replay.ts';
import { seat, seats } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { type Verified, verifyReplay } from './verify.ts';

const game = asAny(skirmish);
const OPTIONS = { seats: 3, rounds: 3 };
const DEAL = dealOf('77');
const ANN = seat(0);

function dealOf(byte: string) {
  return makeDeal(byte.repeat(32), Array(3).fill(byte.repeat(16)));
}

type AnyHistory = ReturnType<typeof begun>;

function begun(from?: ReturnType<typeof playOn>, deal = DEAL) {
  return new History(game, OPTIONS, deal, from);
}

/** Answers by chance until it is over. */
function playOut(history: AnyHistory, number: number): AnyHistory {
  const random = fastRandom(number);
  while (!history.outcome) {
    const { awaiting } = history.snapshot('spectator');
    const who = awaiting[roll(random, awaiting.length)] ?? ANN;
    const { decision } = history.snapshot(who);
    if (decision) history.choose(who, decision.id, decision.choices[roll(random, decision.choices.length)]);
  }
  return history;
}

function verified(history: AnyHistory): ReturnType<typeof verifyReplay> {
  const { deal, entries, match } = history;
  const names = ['Ann', 'Ben', 'Cem'];
  const { rulesVersion } = game;
  const text = formatReplay(
    game,
    { game: game.id, rulesVersion, options: OPTIONS, names, deal, entries },
    match.state,
  );
  return verifyReplay(text, () => game);
}

const FINISHED = playOut(begun(), 5);
const MATCH = verified(FINISHED) as Verified;

test('a match that is played on ends by the rules, and has no proof of its own', () => {
  expect(MATCH.ok).toBe(true);
  const deal = dealOf('aa');
  const on = playOut(begun(playOn(game, MATCH, { entries: 9, seat: ANN }, 'anew', deal), deal), 6);
  expect(on.outcome?.places).toContain(1);
  expect(verified(on).ok).toBe(false);
});

test('with the cards as they lay only chance is another', () => {
  const stood = begun();
  for (const entry of FINISHED.entries.slice(0, 9)) stood.add(entry);
  const { state } = playOn(game, MATCH, { entries: 9, seat: ANN }, 'asTheyLay', dealOf('aa'));
  const { random, ...rest } = state;
  const { random: before, ...was } = stood.match.state;
  expect(rest).toEqual(was);
  expect(random).not.toEqual(before);
});

test('nothing of a match that is played on can be taken back from before', () => {
  const history = begun(playOn(game, MATCH, { entries: 9, seat: ANN }, 'anew', DEAL));
  for (const one of seats(3)) expect(history.snapshot(one).undo).toBe(false);
});

test('where it is over, or a seat is out of it, nobody plays on', () => {
  const { length } = FINISHED.entries;
  expect(whyNotPlayedOn(game, MATCH, { entries: length, seat: ANN })).toBe('over');
  expect(whyNotPlayedOn(game, MATCH, { entries: 3, seat: ANN })).toBeUndefined();
  const fallen = { ...game, settled: () => [3, undefined, undefined] };
  expect(whyNotPlayedOn(fallen, MATCH, { entries: 3, seat: ANN })).toBe('out');
  expect(whyNotPlayedOn(fallen, MATCH, { entries: 3, seat: seat(1) })).toBeUndefined();
});

test('a match that runs cannot be given', () => {
  const { match } = begun();
  // @ts-expect-error: only a replay whose secret was shown is verified
  expect(() => playOn(game, match, { entries: 0, seat: ANN }, 'anew', DEAL)).toThrow();
});
