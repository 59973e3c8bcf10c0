import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, sitsDown } from '../../../e2e/meeting.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** What the server says of a match to a viewer, as far as it matters here. */
interface Told {
  readonly type: string;
  readonly as?: number | 'spectator';
  readonly view?: { readonly fighters: readonly { readonly hand?: readonly number[] }[] };
  readonly events?: readonly { readonly type: string; readonly seat?: number; readonly cards?: unknown }[];
}

/** Whose hidden cards were in what a viewer was sent. */
function handsIn(heard: readonly string[]): readonly number[] {
  const seen = heard
    .map((frame) => JSON.parse(frame) as Told)
    .flatMap(({ view, events }) => [
      ...(view?.fighters.flatMap(({ hand }, seat) => (hand ? [seat] : [])) ?? []),
      ...(events ?? []).flatMap(({ type, seat, cards }) =>
        type === 'cardsDrawn' && cards !== undefined && seat !== undefined ? [seat] : [],
      ),
    ]);
  return [...new Set(seen)].toSorted();
}

test('a player is sent only their own hand, and a spectator none', async () => {
  const [anna, ben, wanda] = [await invite('Anna'), await invite('Ben'), await invite('Wanda')];
  for (const one of [anna, ben, wanda]) await one.prefers({ plain: true, name: one.name });
  const link = await laysTable(anna, 'flash-duel', ['Mode', 'Simple']);
  await wanda.opens(link);
  await sitsDown(ben, link);
  await Promise.all([anna, ben].map((one) => one.playsToTheEnd(bold)));
  await wanda.page.getByText('The match is over.').waitFor();

  expect(handsIn(anna.heard)).toEqual([0]);
  expect(handsIn(ben.heard)).toEqual([1]);
  expect(wanda.heard.length).toBeGreaterThan(10);
  expect(handsIn(wanda.heard)).toEqual([]);
  const read = await wanda.page.getByRole('main').first().ariaSnapshot();
  expect(read).toContain('drew five cards');
  expect(read).not.toMatch(/Your hand|drew [a-z ]+ \(/);
});
