import {
  type AnyState,
  canonical,
  formatReplay,
  type Match,
  type Replay,
  verifyReplay,
} from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { total } from './grid.ts';
import { ANALYSIS_PARTS, analyse, planFor, whyNotAnalysed } from './index.ts';
import { walk } from './steps.ts';
import { analysisOf, begun, hasty, matchOf, SKIRMISH, wayCalled } from './testing/ways.ts';

/** Which matches are analysed here, and by how many seats they are played. */
const TRIED = [
  'Simple Mode, revised',
  'Full Game, v4.1',
  'Custom Clockwork, revised',
  'solo against Rook, revised',
  'Team Battle, revised',
  'Raid of 2 mortals, revised',
  'Skirmish of 2',
  'Skirmish of 3',
].map(wayCalled);

describe.each(TRIED)('$name', (way) => {
  const { game } = way;
  const match = matchOf(way, ['level-1', 'search-20'], 7);
  const analysis = analysisOf(game, match, hasty(game));

  test('luck and skill add up to the result, exactly', () => {
    expect(analysis.seats.length).toBe(match.replay.names.length);
    for (const { account } of analysis.seats) {
      const { result, even, deal, own, others, draws, hidden } = account;
      expect(deal + own + others + draws + hidden).toBe(result - even);
    }
  });

  test('the result is the one of the match', () => {
    const places = match.outcome?.places ?? [];
    const isDrawn = places.length > 1 && places.every((place) => place === 1);
    expect(analysis.seats.map(({ account }) => account.result)).toEqual(
      places.map((place) => (isDrawn ? 0.5 : place === 1 ? 1 : 0)),
    );
    expect(analysis.isOver).toBe(true);
  });

  test('every choice with an alternative is judged, and no other', () => {
    const open = walk(game, match.replay).steps.filter(
      ({ sight }) => (sight.question?.choices.length ?? 0) + sight.offers.length > 1,
    );
    expect(analysis.judged.map(({ entry }) => entry)).toEqual(open.map(({ entry }) => entry));
    expect(open.length).toBeGreaterThan(0);
  });

  test('it is plain data', () => {
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });
});

test('the same replay gives the same verdict, byte for byte', () => {
  const way = wayCalled('Simple Mode, revised');
  const [one, other] = [3, 3].map((seed) =>
    analysisOf(way.game, matchOf(way, ['level-2'], seed), hasty(way.game)),
  );
  expect(canonical(one)).toBe(canonical(other));
});

test('losses of a match are as sure as the plan says', () => {
  const way = wayCalled('Simple Mode, revised');
  const match = begun(way.game, matchOf(way, ['level-1'], 11), 16);
  const { judged, sure } = analysisOf(way.game, match, { ...planFor(way.game), curve: 9, most: 3 });
  expect(judged.filter(({ isBest }) => !isBest).length).toBeGreaterThan(3);
  expect(Math.max(...judged.map(({ error }) => error))).toBeLessThanOrEqual(0.021);
  expect(sure.loss).toBeLessThanOrEqual(0.02);
});

test('it says how far it has come, and judges in passing', () => {
  const way = wayCalled('Simple Mode, revised');
  const running = analyse(way.game, matchOf(way, ['level-1'], 2), hasty(way.game));
  const steps = [];
  for (let next = running.next(); !next.done; next = running.next()) steps.push(next.value);
  expect([...new Set(steps.map(({ doing }) => doing))]).toEqual(ANALYSIS_PARTS);
  for (const doing of ANALYSIS_PARTS) {
    const own = steps.filter((one) => one.doing === doing);
    expect(own.map(({ done }) => done)).toEqual(own.map((_, index) => index + 1));
    expect(own.at(-1)?.total).toBe(own.length);
    expect(own.every(({ judged }) => (judged !== undefined) === (doing !== 'curve'))).toBe(true);
    expect(own.every(({ seen }) => (seen !== undefined) === (doing === 'curve'))).toBe(true);
  }
});

test('the curve comes first, here and there and then between, and is the one that is told in the end', () => {
  const way = wayCalled('Simple Mode, revised');
  const running = analyse(way.game, matchOf(way, ['level-1'], 2), hasty(way.game));
  const seen = [];
  let next = running.next();
  for (; !next.done; next = running.next()) if (next.value.seen) seen.push(next.value.seen);
  const { curve } = next.value;
  const byEntry = seen.toSorted((one, other) => one.entry - other.entry);
  expect(byEntry).toEqual(curve.map(({ entry, own, open }) => ({ entry, own, open })));
  const early = seen.slice(0, Math.ceil(curve.length / 16) + 1).map(({ entry }) => entry);
  expect(early).toContain(curve[0]?.entry);
  expect(early).toContain(curve.at(-1)?.entry);
});

test('what a stand-in chose counts for nobody', () => {
  const way = wayCalled('Simple Mode, revised');
  const match = matchOf(way, ['level-1'], 2);
  const running = analyse(way.game, match, hasty(way.game), new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  let next = running.next();
  while (!next.done) next = running.next();
  expect(next.value.judged[0]?.entry).toBeGreaterThan(8);
  for (const { account } of next.value.seats) {
    const { result, even, deal, own, others, draws, hidden } = account;
    expect(total([deal, own, others, draws, hidden])).toBe(result - even);
  }
});

describe('a match that is not over', () => {
  const way = wayCalled('Simple Mode, revised');
  const { replay } = matchOf(way, ['random'], 5);
  const state = walk(way.game, replay).last;

  test('cannot be given, by type', () => {
    const running: Match<AnyState, unknown> = {
      game: way.game.id,
      rulesVersion: '',
      options: {},
      state,
      entries: 0,
      desks: [],
    };
    const plan = planFor(way.game);
    // @ts-expect-error: a running match
    expect(() => analyse(way.game, running, plan).next()).toThrow();
    // @ts-expect-error: a view
    expect(() => analyse(way.game, way.game.view(state, 'spectator') as object, plan).next()).toThrow();
    // @ts-expect-error: a replay that nobody has verified
    expect(() => analyse(way.game, replay, plan).next()).toThrow();
  });

  test.each<[what: string, deal: (deal: Replay['deal']) => Partial<Replay['deal']>]>([
    ['without its secret', ({ secret: _, ...deal }) => deal],
    ['with an empty secret', (deal) => ({ ...deal, secret: '' })],
    ['with another secret', (deal) => ({ ...deal, secret: 'ab'.repeat(32) })],
  ])('a file %s is refused before anything is judged', (_what, dealOf) => {
    const text = formatReplay(way.game, { ...replay, deal: dealOf(replay.deal) as Replay['deal'] }, state);
    expect(verifyReplay(text, () => way.game).ok).toBe(false);
  });

  test('given up, it is judged as far as it went', () => {
    const given = begun(way.game, matchOf(way, ['random'], 5), 12);
    const { isOver, curve } = analysisOf(way.game, given, hasty(way.game));
    expect(isOver).toBe(false);
    expect(curve).toHaveLength(13);
  });
});

test('other games and other rules are refused', () => {
  const way = wayCalled('Simple Mode, revised');
  const match = matchOf(way, ['random'], 5);
  expect(whyNotAnalysed(way.game, match)).toBeUndefined();
  expect(whyNotAnalysed(SKIRMISH, match)).toBe(`it is a match of ${way.game.id}`);
  const newer = { ...way.game, rulesVersion: '99' };
  expect(whyNotAnalysed(newer, match)).toContain('these are 99');
  expect(() => analyse(newer, match, planFor(newer)).next()).toThrow('cannot be analysed');
});
