import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';

const { invite } = guests();

/** Lifts a card of the hand, and says what the phone let the hand feel. */
async function feltOnLifting(person: Person): Promise<unknown> {
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
  return person.page.evaluate(() => (globalThis as unknown as { felt: unknown }).felt);
}

test('a card that is lifted is felt', async () => {
  expect(await feltOnLifting(await invite('Anna'))).toEqual([[8]]);
});

test('a player who does not want it feels nothing', async () => {
  const anna = await invite('Anna');
  await anna.prefers({ pulses: false });
  expect(await feltOnLifting(anna)).toEqual([]);
});
