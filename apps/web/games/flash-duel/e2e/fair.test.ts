import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import bold from './strategy.ts';

const { invite } = guests();
const CHECKED = 'Your browser has checked the deal';

/** A player in words, who is called by their name. */
async function inWords(name: string): Promise<Person> {
  const person = await invite(name);
  await person.prefers({ plain: true, name });
  return person;
}

async function pair(): Promise<readonly [Person, Person]> {
  const anna = await inWords('Anna');
  const ben = await inWords('Ben');
  await sitsDown(ben, await laysTable(anna, 'flash-duel', ['Mode', 'Simple']));
  return [anna, ben];
}

/** The address of a table, as one that can be read. */
function tableIn(place: string): URL {
  return new URL(place, 'http://localhost');
}

function replayOf({ house, place }: Person): string {
  return `${house}/api/v1/tables/${tableIn(place).pathname.split('/').at(-1)}/replay`;
}

test('each browser finds its own number in the proof, and one that is given the proof of another match says so', async () => {
  const earlier = await pair();
  await Promise.all(earlier.map((one) => one.playsToTheEnd(bold)));
  await Promise.all(earlier.map(({ page }) => page.getByText(CHECKED).waitFor()));
  const answer = await earlier[0].context.request.get(replayOf(earlier[0]));
  const text = await answer.text();
  expect(text).toContain('"format":"riposte replay 2"');

  const both = await pair();
  const [anna, ben] = both;
  // A server that would rather show another match than the one it dealt.
  await anna.page.route(replayOf(anna), (route) => route.fulfill({ body: text }));
  await Promise.all(both.map((one) => one.playsToTheEnd(bold)));
  await ben.page.getByText(CHECKED).waitFor();
  await anna.page.getByText('The proof of this deal does not hold').waitFor();
  await anna.page.getByText(CHECKED).waitFor({ state: 'hidden' });
});

test('a player whose number does not come is waited for, left out, and named', async () => {
  const anna = await inWords('Anna');
  const ben = await inWords('Ben');
  const link = await laysTable(anna, 'flash-duel', ['Mode', 'Simple']);
  const { pathname, searchParams } = tableIn(link);
  const table = pathname.split('/').at(-1) ?? '';
  const headers = { origin: ben.house, 'invitation-key': searchParams.get('key') ?? '' };
  await ben.context.request.post(`${ben.house}/api/v1/guests`, { headers, data: { name: 'Ben' } });
  const sat = await ben.context.request.post(`${ben.house}/api/v1/tables/${table}/seats`, {
    headers,
    data: { seal: 'ab'.repeat(32) },
  });
  expect(sat.ok()).toBe(true);
  await anna.page.getByText('still to come: Ben.').waitFor();
  await anna.page.getByText('The deal was made without the number of Ben.').waitFor({
    timeout: 60_000,
  });
  await anna.page.getByText('The deal was broken off once').waitFor();
});
