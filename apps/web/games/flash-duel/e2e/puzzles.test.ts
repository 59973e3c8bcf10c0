import { readFileSync } from 'node:fs';
import type { Puzzle } from '@riposte/analysis/puzzles';
import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { guests } from '../../../e2e/guests.ts';
import { kept } from '../../../e2e/kept.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { nameOf, type PuzzleBook } from '../../../pages/puzzles/book.ts';

const { invite } = guests();

const PUZZLES: readonly Puzzle[] = JSON.parse(
  readFileSync(new URL('../../../../../packages/games/flash-duel/puzzles.json', import.meta.url), 'utf8'),
);

/** The puzzle on the table. */
async function puzzleBefore({ page }: Person): Promise<Puzzle> {
  const book = (await page.evaluate(kept, 'about puzzles flash-duel')) as PuzzleBook | undefined;
  const puzzle = PUZZLES.find((one) => nameOf(one) === book?.open);
  if (!puzzle) throw new Error('no puzzle is open');
  return puzzle;
}

/** Answers the puzzle on the table, rightly or not: on the plain board, which lists all choices in order. */
async function answers(anna: Person, isRight: boolean): Promise<void> {
  await anna.isAsked();
  const { best } = await puzzleBefore(anna);
  await anna.page.keyboard.press('p');
  await anna.page.getByRole('region', { name: 'Your answers' }).waitFor();
  await anna.answers(isRight ? best : best === 0 ? 1 : 0);
  await anna.page.keyboard.press('p');
}

test.each(['desk', 'phone'] as const)(
  'on a %s a puzzle is answered, judged, and the next one comes',
  async (size) => {
    const anna = await invite('Anna', SIZES[size]);
    const { page } = anna;
    await anna.opens('/today');
    await page.getByRole('link', { name: 'Puzzles: find the best choice' }).click();
    await anna.isAsked();
    expect(await obstaclesOn(page)).toEqual([]);
    const first = await puzzleBefore(anna);

    await answers(anna, true);
    await page.getByRole('heading', { name: /^Solved: it wins \d+ of 100, the next best \d+\.$/ }).waitFor();
    await page.getByText(/^Level \d \(.+\) finds it\. Rating 1\d\d\d \(\+\d+\)\.$/).waitFor();
    await page.getByText(/^After it: .+ \d+$/).waitFor();
    await page.getByText(/^After the next best: .+ \d+$/).waitFor();
    await page.getByRole('button', { name: 'All choices' }).click();
    const sheet = page.getByRole('dialog', { name: 'All choices' });
    await sheet.getByText('Best, and yours').waitFor();
    expect(await sheet.getByRole('listitem').count()).toBe(first.values.length);
    // What comes next is told of every choice.
    await sheet
      .getByRole('listitem')
      .filter({ hasText: /(round is (won|lost) at once|”) \d+$/ })
      .nth(first.values.length - 1)
      .waitFor();
    for (const theme of ['dusk', 'paper']) {
      await inTheme(page, theme);
      expect(await obstaclesOn(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    expect(await obstaclesOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await answers(anna, true);
    await page.getByText(/ 2 in a row\.$/).waitFor();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await answers(anna, false);
    await page.getByRole('heading', { name: /^“.+” wins \d+ of 100, your choice \d+\.$/ }).waitFor();
    expect(nameOf(await puzzleBefore(anna))).not.toBe(nameOf(first));

    if (size === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Leave the puzzles' }).click();
    await page.getByRole('heading', { name: 'Duel of the day' }).waitFor();
  },
);

test('without a network, and a reload changes neither puzzle nor rating', async () => {
  const anna = await invite('Anna', { offline: true });
  await anna.opens('/');
  await anna.isProvided();
  await anna.losesNetwork();
  await anna.opens('/puzzles/flash-duel');
  await answers(anna, true);
  await anna.page.getByText(/Rating 1\d\d\d/).waitFor();
  await anna.page.getByText(/^After it: .+ \d+$/).waitFor();
  await anna.page.getByRole('button', { name: 'Next puzzle' }).press('Enter');
  await anna.isAsked();
  const before = await puzzleBefore(anna);
  await anna.page.reload();
  await anna.isAsked();
  expect(await puzzleBefore(anna)).toEqual(before);
  expect(Number(await anna.page.getByTitle('Your rating for puzzles').textContent())).toBeGreaterThan(1000);
});
