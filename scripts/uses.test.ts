import { SHELF } from '@riposte/shelf';
import { describe, expect, test } from 'vitest';
import { countUses, formatUses, neverUsed } from './uses.ts';
import { waysOf } from './ways.ts';

/** Of each way to play, at most: enough for the rarest card. */
const GAMES = 400;

describe.each(SHELF)('$name', (shelved) => {
  test('every card is used in games by chance and sensibly', async () => {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    const isEnough = (counts: Parameters<typeof neverUsed>[0]) => neverUsed(counts).length === 0;
    const counts = countUses(game, guide, waysOf(game, guide), GAMES, isEnough);
    expect(neverUsed(counts)).toEqual([]);
  });

  test('a card that nobody can use is found', async () => {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    const { cards } = guide;
    if (!cards) return;
    const [way = {}] = waysOf(game, guide);
    const [group] = cards.all(way);
    const dud = { id: 'dud', name: 'Dud', text: '', source: '', moments: [] };
    const all = () => (group ? [{ ...group, cards: [dud] }] : []);
    const counts = countUses(game, { ...guide, cards: { ...cards, all } }, [way], 1);
    expect(neverUsed(counts).map(({ name }) => name)).toEqual(['Dud']);
    expect(formatUses('Game', counts)).toEqual([
      'Dud                          offered        0  used        0',
      'Game: 1 of 1 cards never used',
    ]);
  });
});
