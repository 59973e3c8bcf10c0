import { expect, test, vi } from 'vitest';
import { sitDown } from './sitDown.ts';

test('the tab that sits down last has the seat', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const leaveFirst = sitDown('duel', first);
  const leaveSecond = sitDown('duel', second);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  leaveFirst();
  leaveSecond();
});

test('another game has its own table', async () => {
  const duel = vi.fn();
  const leaveDuel = sitDown('duel', duel);
  const other = vi.fn();
  const leaveOther = sitDown('other', other);
  const leaveAgain = sitDown('other', () => {});
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(duel).not.toHaveBeenCalled();
  for (const leave of [leaveDuel, leaveOther, leaveAgain]) leave();
});
