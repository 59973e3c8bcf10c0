import { optionsOf } from '@riposte/flash-duel';
import { afterEach, expect, test, vi } from 'vitest';
import {
  exhibitionOf,
  exhibitions,
  openExhibition,
  type ShownExhibition,
} from '../../match/local/exhibition.ts';
import { quickMind } from '../../match/local/testing.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;

afterEach(() => void vi.useRealTimers());

test('an exhibition is played by bots to its end, seen as all may see it, and its end is told once', async () => {
  const onEnd = vi.fn();
  const session = openExhibition(LOADED_DUEL, optionsOf({ mode: 'full' }), { mind: quickMind(game) }, onEnd);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), { timeout: 60_000 });
  const { viewer, updates, sitters } = session.now();
  expect(viewer).toBe('spectator');
  expect(updates.at(-1)?.outcome?.places.toSorted()).toEqual([1, 2]);
  expect(updates.some(({ decision }) => decision)).toBe(false);
  expect(sitters.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('nobody can choose in it', () => {
  const session = openExhibition(
    LOADED_DUEL,
    optionsOf({}),
    { mind: quickMind(game, new Promise(() => {})) },
    vi.fn(),
  );
  const before = session.now();
  session.choose('q1', { type: 'pass' });
  session.undo();
  expect(session.now()).toEqual(before);
});

test('those who play it are of different strength', () => {
  for (let number = 0; number < 20; number++) {
    const { bots } = exhibitionOf(LOADED_DUEL, optionsOf({}));
    expect(new Set(bots).size).toBe(2);
  }
});

test('the next begins a while after the end, or when it is asked for, and the one before is closed', () => {
  vi.useFakeTimers();
  const shown: ShownExhibition[] = [];
  const ends: (() => void)[] = [];
  const closed: number[] = [];
  const hall = exhibitions(
    (onEnd) => {
      const number = ends.push(onEnd);
      const mind = { ...quickMind(game, new Promise(() => {})), close: () => void closed.push(number) };
      return openExhibition(LOADED_DUEL, optionsOf({}), { mind }, () => {});
    },
    5_000,
    (now) => void shown.push(now),
  );
  const last = () => [shown.at(-1)?.number, shown.at(-1)?.isOver];
  expect(last()).toEqual([1, false]);
  ends[0]?.();
  expect(last()).toEqual([1, true]);
  vi.advanceTimersByTime(4_999);
  expect(last()).toEqual([1, true]);
  vi.advanceTimersByTime(1);
  expect([last(), closed]).toEqual([[2, false], [1]]);
  hall.next();
  expect([last(), closed]).toEqual([
    [3, false],
    [1, 2],
  ]);
  ends[2]?.();
  hall.close();
  vi.advanceTimersByTime(60_000);
  expect([shown.at(-1)?.number, closed]).toEqual([3, [1, 2, 3]]);
});
