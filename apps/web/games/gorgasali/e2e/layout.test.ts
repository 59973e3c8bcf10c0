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
