import { expect, test } from 'vitest';
import { positionsByMoment, positionsToShow, showPosition } from '../../../e2e/gallery.ts';
import { visitors } from '../../../e2e/visitors.ts';
import { testWindows } from '../../../e2e/windows.ts';
import { tablesOfAllCards } from '../everyCard.ts';
import moments from '../moments.ts';

/** What fills the table most; the end has a frame of the kit. */
const CROWDED = ['main', 'defender', 'slot', 'pick', 'over'];
/** Four patrol rows. */
const DRAGON = 'dragon';
/** Whose turns fill a log. */
const FOUR_OTHERS = 'five';

const [byMoment, shown] = await Promise.all([
  positionsByMoment('codex', moments),
  positionsToShow('codex', moments),
]);
const fourRows = shown.filter(({ match, moment }) => match === DRAGON && moment === 'main');

testWindows('codex', [...byMoment.filter(({ moment }) => CROWDED.includes(moment)), ...fourRows]);

const { visit } = visitors();

/** So many pixels above a card are needed by the badge of its level, or by a card that flies. */
const ABOVE = 10;

test.each([
  [1280, 800],
  [1366, 650],
])('at %i × %i the back line of the opponent has room above it', async (width, height) => {
  const { page } = await visit({ viewport: { width, height } });
  for (const position of [...tablesOfAllCards().slice(0, 3), ...fourRows]) {
    await showPosition(page, 'codex', position);
    const tops = await page
      .locator('[data-part="back-theirs"] button[data-id]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.min(...tops), position.moment).toBeGreaterThan(ABOVE);
  }
});

test.each([
  [360, 640],
  [390, 844],
])('at %i × %i with the binder open the tools lie over no base and no binder', async (width, height) => {
  const { page } = await visit({ viewport: { width, height } });
  for (const position of byMoment.filter(({ moment }) => moment === 'tech')) {
    await showPosition(page, 'codex', position);
    await page.getByRole('button', { name: 'Open the binder' }).click();
    await page.locator('[data-part="binder"]').waitFor();
    const covered = await page.locator('[data-part="tools"]').evaluate((tools) => {
      const { left, right, top, bottom } = tools.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('[data-part="base-theirs"], [data-part="wide"]')]
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map(({ dataset }) => dataset.part);
    });
    expect(covered).toEqual([]);
  }
});

test('at 390 × 844 all cards of a leaf are seen whole in the binder', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  for (const position of byMoment.filter(({ moment }) => moment === 'tech')) {
    await showPosition(page, 'codex', position);
    await page.getByRole('button', { name: 'Open the binder' }).click();
    const pockets = page.locator('[data-part="binder"] li button:visible');
    const reading = await page.locator('[data-part="reading"]').boundingBox();
    const bottoms = await pockets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms.length, position.match).toBe(12);
    expect(Math.max(...bottoms), position.match).toBeLessThan(reading?.y ?? 0);
  }
});

test('at 1366 × 650 the log beside the table ends with what happened last', async () => {
  const { page } = await visit({ viewport: { width: 1366, height: 650 } });
  let isLong = false;
  for (const position of shown.filter(({ match, moment }) => match === FOUR_OTHERS && moment === 'main')) {
    await showPosition(page, 'codex', position);
    const [cut, above] = await page.locator('[data-part="log"]').evaluate((log) => {
      const [room, lines] = [log.getBoundingClientRect(), log.firstElementChild?.getBoundingClientRect()];
      return lines ? [lines.bottom - room.bottom, room.top - lines.top] : [0, 0];
    });
    expect(cut, position.match).toBeLessThan(1);
    isLong = (above ?? 0) > 0;
    if (isLong) break;
  }
  expect(isLong).toBe(true);
});
