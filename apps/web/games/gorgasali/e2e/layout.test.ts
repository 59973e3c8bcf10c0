import { expect, test } from 'vitest';
import { IS_DEEP } from '../../../e2e/deep.ts';
import { positionsByMoment, showPosition } from '../../../e2e/gallery.ts';
import { visitors } from '../../../e2e/visitors.ts';
import { testWindows } from '../../../e2e/windows.ts';
import moments from '../moments.ts';

const POSITIONS = await positionsByMoment('gorgasali', moments);

testWindows(
  'gorgasali',
  POSITIONS.filter(({ moment }) => IS_DEEP || moments.usual.includes(moment)),
);

const { visit } = visitors();

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
])('a new card is placed with the whole mat in sight at %i × %i', async (width, height) => {
  const { page } = await visit({ viewport: { width, height }, hasTouch: true });
  const position = POSITIONS.find(({ moment }) => moment === 'place');
  if (!position) throw new Error('no card is placed');
  await showPosition(page, 'gorgasali', position);
  const hidden = await page.getByRole('list', { name: 'Your mat' }).evaluate((mat) => {
    const around = mat.parentElement;
    return around ? around.scrollHeight - around.clientHeight : undefined;
  });
  expect(hidden).toBeLessThanOrEqual(1);
});

test('letters and numbers at the edges stand where their columns and rows are', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const position = POSITIONS.find(({ moment }) => moment === 'chestOpened');
  if (!position) throw new Error('no chest is opened');
  await showPosition(page, 'gorgasali', position);
  const away = await page.locator('[data-part="island"]').evaluate((island) => {
    const { left, top } = island.getBoundingClientRect();
    const world = new DOMMatrix((island.firstElementChild as HTMLElement).style.transform);
    const marks = [...island.querySelectorAll('[data-axis] span')];
    const middleOf = (mark: string) => {
      const box = marks.find((one) => one.textContent === mark)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    };
    // The square AC29: the 29th column, and the 29th row.
    const at = world.transformPoint({ x: 28.5 * 48, y: 28.5 * 34 });
    return [middleOf('AC').x - left - at.x, middleOf('29').y - top - at.y];
  });
  for (const pixels of away) expect(Math.abs(pixels)).toBeLessThan(1);
});
