import { expect, test } from 'vitest';
import { heldBy } from '../testing/loopProbe.ts';
import { Slices } from './slices.ts';

/** Works for so many milliseconds, in small steps. */
async function work(slices: Slices, milliseconds: number): Promise<void> {
  const nextSlice = await slices.begin();
  for (let step = 0; step < milliseconds * 4; step++) {
    await nextSlice();
    const until = performance.now() + 0.25;
    while (performance.now() < until);
  }
}

test('ten long pieces of work hold the event loop no longer than one slice', async () => {
  const slices = new Slices();
  const ten = () => Promise.all(Array.from({ length: 10 }, () => work(slices, 30)));
  const { processor } = await heldBy(ten);
  expect(processor).toBeGreaterThan(0);
  expect(processor).toBeLessThan(20);
});

test('a short piece of work does not wait for a long one to end', async () => {
  const slices = new Slices();
  const done: string[] = [];
  await Promise.all([
    work(slices, 100).then(() => done.push('long')),
    work(slices, 1).then(() => done.push('short')),
  ]);
  expect(done).toEqual(['short', 'long']);
});
