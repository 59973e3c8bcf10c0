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
