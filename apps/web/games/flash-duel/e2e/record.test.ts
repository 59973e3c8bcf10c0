import { type CharacterId, shortName } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';

const { invite } = guests();

test('the record names the character of a match on the server, asks for it once, and does not wait for it', async () => {
  const anna = await invite('Anna');
  const ben = await invite('Ben');
  const [errands, friend] = [await Errands.of(anna), await Errands.of(ben)];
  const table = await errands.laysTable('flash-duel', { mode: 'full' });
  await friend.sits(table, { invitedBy: errands });
  const chosen: CharacterId[] = [];
  // Two who choose the same character are called by their own names.
  for (const [who, number] of [
    [errands, 0],
    [friend, 1],
  ] as const) {
    const { present } = await who.presentAt(table);
    const { decision } = present;
    if (!decision) throw new Error('nobody is asked for a character');
    const choices = decision.choices.slice(number) as readonly { readonly character: CharacterId }[];
    await who.chooses(table, { ...decision, choices });
    chosen.push(...choices.slice(0, 1).map(({ character }) => character));
  }
  await friend.goes();

  const { page } = anna;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/present')) asked += 1;
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/present', async (route) => {
    await answered;
    await route.continue();
  });
  for (const _visit of ['first', 'second']) {
    await anna.opens('/record');
    const heading = page.getByRole('heading', { name: 'Played as' });
    await page.getByRole('link', { name: /on the server$/ }).waitFor();
    answer();
    await heading.waitFor();
    const played = page.locator('section', { has: heading }).last().getByRole('listitem');
    expect(await played.count()).toBe(1);
    const [character] = chosen;
    expect(await played.first().textContent()).toBe(`${character && shortName(character)}1 of 1 match won`);
  }
  expect(asked).toBe(1);
});
