import { LEVELS } from '@riposte/bots';
import type { Level } from '@riposte/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();

/** The smallest windows that people choose an opponent in. */
const WINDOWS = { phone: SIZES.phone, laptop: { viewport: { width: 1280, height: 670 } } } as const;

/** Top and bottom of what is seen of something, in pixels of the window. */
async function reach(seen: Locator): Promise<readonly [top: number, bottom: number]> {
  const box = await seen.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return [box.y, box.y + box.height];
}

describe.each(Object.entries(WINDOWS))('without scrolling, on a %s', (_name, window) => {
  const { height } = window.viewport;

  test('all opponents and Begin are seen before a match, and nothing lies over them', async () => {
    const { page, ...mira } = await invite('Mira', window);
    await page.goto(`${mira.house}/new/flash-duel`);
    const [top, bottom] = await reach(page.getByRole('button', { name: 'Begin' }));
    expect(bottom).toBeLessThanOrEqual(height);
    const faces = page.getByRole('group', { name: 'Your opponent' }).locator('label');
    expect(await faces.count()).toBe(8);
    for (const face of await faces.all()) expect((await reach(face))[1]).toBeLessThan(top);
  });

  test('Quick match is seen where an opponent is looked for', async () => {
    const { page, ...mira } = await invite('Mira', window);
    await page.goto(`${mira.house}/find/flash-duel`);
    expect((await reach(page.getByRole('button', { name: 'Quick match' })))[1]).toBeLessThan(height);
  });
});

test('what is said of a bot is true of its level', async () => {
  const claims: readonly [name: string, claim: string, isTrue: (level: Level, before?: Level) => boolean][] =
    [
      ['Pip', 'more often than not', ({ slips }) => slips > 50],
      ['Odo', 'more often than Pip', ({ slips }, before) => slips < (before?.slips ?? 0) && slips > 35],
      ['Wren', 'one choice in four', ({ slips }) => Math.abs(slips - 25) <= 4],
      ['Tamsin', 'One choice in six', ({ slips }) => Math.round(100 / slips) === 6],
      ['Casper', 'once in nine', ({ slips }) => Math.round(100 / slips) === 9],
      ['Hedda', 'more than a hundred endings', ({ iterations }) => iterations > 100 && iterations < 200],
      ['Ilario', 'twice in a hundred', ({ slips }) => slips === 2],
      [
        'Sorrel',
        'Never slips, and tries two thousand',
        ({ slips, iterations }) => slips === 0 && iterations === 2_000,
      ],
    ];
  const { page, ...mira } = await invite('Mira');
  await page.goto(`${mira.house}/new/flash-duel`);
  const opponents = page.getByRole('group', { name: 'Your opponent' });
  for (const [index, level] of LEVELS.entries()) {
    const [name = '', claim = '', isTrue = () => false] = claims[index] ?? [];
    await opponents
      .getByRole('radio', { name: `Level ${level.number}, ${name}`, exact: true })
      .check({ force: true });
    await opponents.getByText(claim).waitFor();
    expect([name, isTrue(level, LEVELS[index - 1])]).toEqual([name, true]);
  }
});

test('the opponent who was chosen sits at the table by that name', async () => {
  const { page, ...mira } = await invite('Mira');
  await page.goto(`${mira.house}/new/flash-duel`);
  await page.getByRole('radio', { name: 'Level 3, Wren' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/flash-duel');
  await page.getByText('Wren').first().waitFor();
});

test('one press meets a player who wants a clock', async () => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')];
  await anna.opens('/find/flash-duel');
  await anna.page.getByRole('button', { name: 'Quick match' }).click();
  await anna.page.getByText('Looking for a player').waitFor();

  await ben.opens('/find/flash-duel');
  await ben.page.getByText('Choose mode and clock').click();
  await ben.page.getByRole('radio', { name: 'Live' }).check({ force: true });
  await ben.page.getByRole('switch', { name: 'Any other clock will do' }).uncheck();
  await ben.page.getByRole('button', { name: 'Quick match' }).click();
  await Promise.all([anna, ben].map(({ page }) => page.waitForURL('**/t/*')));
  expect(anna.place).toBe(ben.place);
});
