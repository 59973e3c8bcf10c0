import type { TableCard } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import { TableLists } from './tableLists.ts';

const OPEN = { game: 'skirmish', status: 'open' };
const ALL = { status: 'open' };

/** Two nodes with one bus, and how often each list was read. */
function nodes() {
  const bus = localBus();
  const time = { now: 0 };
  const reads: string[] = [];
  const nodeOf = () => {
    const lists = new TableLists(bus, () => time.now);
    return {
      lists,
      find: (name: typeof ALL & { readonly game?: string }, cards: readonly TableCard[] = []) =>
        lists.find(name, async () => {
          reads.push(`${name.game ?? 'all'} ${name.status}`);
          return cards;
        }),
    };
  };
  return { bus, time, reads, one: nodeOf(), other: nodeOf() };
}

describe('a list of tables', () => {
  test('is read once for all who ask at once, and once a second', async () => {
    const { time, reads, one } = nodes();
    await Promise.all(Array.from({ length: 100 }, () => one.find(OPEN)));
    time.now = 999;
    await one.find(OPEN);
    expect(reads).toEqual(['skirmish open']);
    time.now = 1_000;
    await one.find(OPEN);
    await one.find({ ...OPEN, status: 'running' });
    await one.find({ ...OPEN, game: 'whist' });
    expect(reads).toEqual(['skirmish open', 'skirmish open', 'skirmish running', 'whist open']);
  });

  test('is read again at once where it was changed; of other games it is not', async () => {
    const { reads, one } = nodes();
    for (const name of [OPEN, ALL, { ...OPEN, game: 'whist' }]) await one.find(name);
    one.lists.changed('skirmish');
    for (const name of [OPEN, ALL, { ...OPEN, game: 'whist' }]) await one.find(name);
    expect(reads).toEqual(['skirmish open', 'all open', 'whist open', 'skirmish open', 'all open']);
  });

  test('is read again on other nodes when the bus tells them, and five times a second at most', async () => {
    const { bus, time, reads, one, other } = nodes();
    await other.find(OPEN);
    time.now = 500;
    one.lists.changed('skirmish');
    await bus.settled();
    await other.find(OPEN);
    expect(reads).toHaveLength(2);
    for (; time.now < 1_500; time.now += 10) {
      one.lists.changed('skirmish');
      await bus.settled();
      await other.find(OPEN);
    }
    expect(reads).toHaveLength(2 + 4);
  });

  test('that was being read while it changed is not kept', async () => {
    const { one } = nodes();
    const { promise, resolve } = Promise.withResolvers<readonly TableCard[]>();
    const early = one.lists.find(OPEN, () => promise);
    one.lists.changed('skirmish');
    const card = { id: 'new' } as TableCard;
    const late = one.find(OPEN, [card]);
    resolve([]);
    expect([await early, await late, await one.find(OPEN)]).toEqual([[], [card], [card]]);
  });

  test('that could not be read is not kept', async () => {
    const { one } = nodes();
    const failing = one.lists.find(OPEN, () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await one.find(OPEN)).toEqual([]);
  });
});
