import { type AnyGuide, asAny } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { SHELF } from '@riposte/shelf';
import { describe, expect, test } from 'vitest';
import { countUses, formatUses, neverUsed } from './uses.ts';
import { waysOf } from './ways.ts';

/** Of each way to play, at most: enough for the rarest card. */
const GAMES = 400;

describe.each(SHELF)('$name', (shelved) => {
  test('every card is used in games by chance and sensibly', async () => {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    const isEnough = (tally: Parameters<typeof neverUsed>[0]) => neverUsed(tally).length === 0;
    const tally = countUses(game, guide, waysOf(game, guide), { games: GAMES, isEnough });
    expect(neverUsed(tally)).toEqual([]);
  });

  test('a card that nobody can use is found', async () => {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    const { cards } = guide;
    if (!cards) return;
    const [way = {}] = waysOf(game, guide);
    const [group] = cards.all(way);
    const dud = { id: 'dud', name: 'Dud', text: '', source: '', moments: [] };
    const all = () => (group ? [{ ...group, cards: [dud] }] : []);
    const tally = countUses(game, { ...guide, cards: { ...cards, all } }, [way], { games: 1 });
    expect(neverUsed(tally).map(({ name }) => name)).toEqual(['Dud']);
    const lines = formatUses('Game', tally);
    expect(lines[0]).toBe('Dud                          offered        0  used        0');
    expect(lines.at(-2)).toBe('Game: 1 of 1 cards never used');
    expect(lines.at(-1)).toBe(
      `Game: 1 games without a fault, ${tally.choices} choices, ${tally.choices} in the longest`,
    );
  });

  test('a state that does not hold together ends the run, and its game is named', async () => {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    const broken = {
      ...game,
      check: () => {
        throw new Error('a card is gone');
      },
    };
    expect(() => countUses(broken, guide, waysOf(game, guide), { games: 1, from: 7 })).toThrow(
      `${game.id}, game 7, {`,
    );
  });
});

test('the cards that take longest are named, beside any choice', () => {
  const card = (name: string, took: number, uses: number) => ({
    name,
    offered: uses,
    used: uses,
    times: Array<number>(uses).fill(took),
    isPassive: false,
  });
  const cards = new Map([
    ['slow', card('Slow', 0.5, 60)],
    ['quick', card('Quick', 0.01, 60)],
    ['rare', card('Rare', 9, 3)],
    ...Array.from({ length: 10 }, (_, index) => [`c${index}`, card(`C${index}`, 0.1, 60)] as const),
  ]);
  const counts = { games: 1, choices: 9, longest: 9, times: [0.002, 0.003, 5] };
  const tally = { cards, events: new Map(), idle: new Set<string>(), ...counts };
  const lines = formatUses('Game', tally).filter((line) => line.includes(' takes '));
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('Slow                         takes   500 µs');
  expect(lines.at(-1)).toBe('any choice                   takes     3 µs');
  expect(lines.join(' ')).not.toMatch(/Rare|Quick/);
});

test('a step that never ran is named, and a game is watched no longer than it is played', () => {
  const game = asAny(skirmish);
  const guide = { cards: { all: () => [], usedBy: () => undefined } } as unknown as AnyGuide;
  const options = { seats: 2, rounds: 6 };
  const tally = countUses({ ...game, stepNames: [...game.stepNames, 'ghost.step'] }, guide, [options], {
    games: 60,
  });
  expect([...tally.idle]).toContain('ghost.step');
  expect(tally.idle.size).toBeLessThan(game.stepNames.length / 2);
  expect(formatUses('Game', tally)).toContain('ghost.step never ran');
});
