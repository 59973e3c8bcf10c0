import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { pairs } from './testing/pairs.ts';
import type { IslandTable, Setting } from './testing/table.ts';

const CALL_OFF: Choice = { type: 'callOff' };
const TRADE: Choice = { type: 'trade' };
const PROPOSE: Choice = { type: 'propose' };
const item = (card: 'lynx' | 'kiss' | 'axe' | 'smallPotion' | 'helmet' | 'extraChest', more = {}) => ({
  card,
  pack: false,
  loaded: card === 'lynx' || card === 'kiss',
  ...more,
});

describe('trade', () => {
  const trading = (
    mine: Setting,
    theirs: Setting,
    more: Partial<ConstructorParameters<typeof IslandTable>[0]> = {},
  ) =>
    pairs([{ at: 'K10', ...mine }, { at: 'AA28' }, { at: 'L11', ...theirs }, { at: 'A1' }], more)
      .skip()
      .play(TRADE);

  test('17.10, F3 after the movement, next to the team mate; the mate agrees, and the turn is over', () => {
    const table = trading({ weapons: ['lynx', 'kiss'], consumables: ['axe'] }, {});
    table.play({ type: 'give', ...item('lynx') }, PROPOSE);
    expect(table.decision).toMatchObject({ seat: 2, question: 'agree' });
    table.play({ type: 'agree' });
    expect(table.figure(0).weapons).toEqual([{ weapon: 'kiss', loaded: true }]);
    expect(table.figure(2).weapons).toEqual([{ weapon: 'lynx', loaded: true }]);
    expect(table.state.active).not.toBe(0);
    expect(table.figure(1)).toMatchObject({ weapons: [], consumables: [] });
  });

  test('17.10, F3 the mate may refuse: nothing changes hands, and the turn is over', () => {
    const table = trading({ consumables: ['axe'] }, {}).play({ type: 'give', ...item('axe') }, PROPOSE, {
      type: 'refuse',
    });
    expect(table.figure(0).consumables).toEqual(['axe']);
    expect(table.told('tradeRefused')).toHaveLength(1);
    expect(table.state.active).not.toBe(0);
  });

  test('17.10 cards and extra chests go either way or both; a weapon keeps its face', () => {
    const table = trading({ empty: ['lynx'], extraChests: 2 }, { helmet: true, pack: ['smallPotion'] });
    table.play(
      { type: 'give', ...item('lynx', { loaded: false }) },
      { type: 'give', ...item('extraChest') },
      { type: 'take', ...item('helmet') },
      { type: 'take', ...item('smallPotion', { pack: true }) },
      PROPOSE,
      { type: 'agree' },
    );
    expect(table.figure(0)).toMatchObject({
      weapons: [],
      extraChests: 1,
      helmet: true,
      consumables: ['smallPotion'],
    });
    expect(table.figure(2)).toMatchObject({
      weapons: [{ weapon: 'lynx', loaded: false }],
      extraChests: 1,
      helmet: false,
      pack: [],
    });
  });

  test('17.10, F3 nothing is thrown away: both mats must hold what comes', () => {
    const table = trading({ helmet: true, weapons: ['lynx'] }, { helmet: true, weapons: ['lynx', 'kiss'] });
    table.play({ type: 'give', ...item('helmet') });
    expect(table.choices()).not.toContainEqual(PROPOSE);
    table.play({ type: 'take', ...item('helmet') });
    expect(table.choices()).toContainEqual(PROPOSE);
    table.play({ type: 'give', ...item('lynx') });
    expect(table.choices()).not.toContainEqual(PROPOSE);
    expect(table.play({ type: 'take', ...item('kiss') }).choices()).toContainEqual(PROPOSE);
  });

  test('17.10, F6 called off before anything was proposed, it goes back to the actions', () => {
    const table = pairs([
      { at: 'P10', consumables: ['axe'], weapons: ['lynx'] },
      { at: 'R10' },
      { at: 'Q10' },
      { at: 'A1' },
    ]).skip();
    const before = table.choices();
    table.play(TRADE);
    expect(table.choices()).not.toContainEqual(PROPOSE);
    table.play({ type: 'give', ...item('axe') }, CALL_OFF);
    expect([table.state.active, table.asked, table.figure(0).consumables]).toEqual([0, 'act', ['axe']]);
    expect(table.choices()).toEqual(before.filter(({ type }) => type !== 'trade'));
    expect(table.choices('shoot').length).toBeGreaterThan(0);
  });

  test('17.10, F6 it may be opened again once something else was done', () => {
    const table = trading({ consumables: ['axe'], defensive: 'field' }, {}).play(CALL_OFF);
    expect(table.choices('trade')).toEqual([]);
    expect(table.play({ type: 'use', card: 'field' }).choices('trade')).toHaveLength(1);
  });

  test('17.10, F7 it is enough to be next to the team mate now, as after a swap', () => {
    const table = pairs([
      { at: 'P10', character: 'kruber', consumables: ['axe'], cooldown: 0 },
      { at: 'T10' },
      { at: 'U10' },
      { at: 'A1' },
    ]).skip();
    expect(table.choices('trade')).toEqual([]);
    expect(table.play({ type: 'swap', with: seat(1) }).choices('trade')).toHaveLength(1);
  });

  test('17.10 not from two squares away, nor with nothing to trade', () => {
    const far = pairs([
      { at: 'K10', consumables: ['axe'], empty: ['lynx'] },
      { at: 'AA28' },
      { at: 'M10' },
      { at: 'A1' },
    ]);
    expect(far.skip().choices('trade')).toEqual([]);
    const poor = pairs([{ at: 'K10', defensive: 'field' }, { at: 'AA28' }, { at: 'L10' }, { at: 'A1' }]);
    expect(poor.skip().choices('trade')).toHaveLength(1);
    expect(poor.play({ type: 'use', card: 'field' }).asked).not.toBe('act');
  });
});
