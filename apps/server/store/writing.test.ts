import { expect, test } from 'vitest';
import { WriteWatch } from './writing.ts';

let now = 1_000;

function pass(milliseconds: number): void {
  now += milliseconds;
}

test('a stall lasts from the first write that does not come back to the next that does', () => {
  const watch = new WriteWatch(() => now);
  expect(watch.writing).toEqual({ written: undefined, stall: undefined });
  const since = now;
  watch.sent();
  for (let turn = 0; turn < 5; turn++) {
    pass(1_000);
    watch.failed();
    pass(500);
    watch.sent();
  }
  expect(watch.writing).toEqual({ written: undefined, stall: { since } });
  pass(100);
  watch.cameBack();
  const until = now;
  expect(watch.writing).toEqual({ written: until, stall: { since, until } });
});

test('a write that is under way while another comes back has waited since then', () => {
  const watch = new WriteWatch(() => now);
  watch.sent();
  watch.sent();
  pass(200);
  watch.cameBack();
  const since = now;
  pass(5_000);
  expect(watch.writing.stall).toEqual({ since });
});

test('where nobody tries again, the stall ended with the last try', () => {
  const watch = new WriteWatch(() => now);
  const since = now;
  watch.sent();
  pass(1_000);
  watch.failed();
  const until = now;
  pass(4_000);
  expect(watch.writing.stall).toEqual({ since });
  pass(2_000);
  expect(watch.writing.stall).toEqual({ since, until });
  watch.sent();
  expect(watch.writing.stall).toEqual({ since: now });
});
