import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';

const { invite } = guests();

/** Lifts a card of the hand. */
async function liftsCard(person: Person): Promise<void> {
  await person.page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = (pulse) => felt.push(pulse) > 0;
  });
  await person.opens('/play/flash-duel');
  await person.isAsked();
  // A hand at the beginning may always move with its first card.
  await person.page.getByRole('list', { name: 'Your hand' }).getByRole('button').first().click();
  await person.page.getByRole('button', { pressed: true }).waitFor();
}

/** What the phone has let the hand feel. */
function feltBy({ page }: Person): Promise<unknown> {
  return page.evaluate(() => (globalThis as unknown as { felt: unknown }).felt);
}

test('a card that is lifted is felt', async () => {
  const anna = await invite('Anna');
  await liftsCard(anna);
  await expect.poll(() => feltBy(anna)).toEqual([[8]]);
});

test('a player who does not want it feels nothing', async () => {
  const anna = await invite('Anna');
  await anna.prefers({ pulses: false });
  await liftsCard(anna);
  expect(await feltBy(anna)).toEqual([]);
});
