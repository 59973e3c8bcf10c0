import { expect, test } from 'vitest';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';

const { invite } = guests();

test('the record names the character of a match on the server, and asks for it once', async () => {
  const anna = await invite('Anna');
  const ben = await invite('Ben');
  const [errands, friend] = [await Errands.of(anna), await Errands.of(ben)];
  const table = await errands.laysTable('flash-duel', { mode: 'full' });
  await friend.sits(table);
  // Two who choose the same character are called by their own names.
  for (const [who, number] of [
    [errands, 0],
    [friend, 1],
  ] as const) {
    const { present } = await who.presentAt(table);
    const { decision } = present;
    if (decision) await who.chooses(table, { ...decision, choices: decision.choices.slice(number) });
  }
  await friend.goes();

  const { page } = anna;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/present')) asked += 1;
  });
  for (const _visit of ['first', 'second']) {
    await anna.opens('/record');
    const heading = page.getByRole('heading', { name: 'Played as' });
    await heading.waitFor();
    const played = page.locator('section', { has: heading }).last().getByRole('listitem');
    expect(await played.count()).toBe(1);
    expect(await played.first().textContent()).toContain('1 of 1 match won');
  }
  expect(asked).toBe(1);
});
