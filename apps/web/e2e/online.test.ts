import { expect, test } from 'vitest';
import { guests } from './guests.ts';
import { laysTable, publicLog, sitsDown } from './meeting.ts';
import type { Person } from './people.ts';
import { bold, type Question, questionOn } from './table.ts';

const { invite } = guests();

/** Somebody who plays in words, and is called by his name. */
async function inWords(name: string): Promise<Person> {
  const person = await invite(name);
  await person.prefers({ plain: true, name });
  return person;
}

/** Two who sit at a table of their own. */
async function pair(mode: string): Promise<readonly [Person, Person]> {
  const anna = await inWords('Anna');
  const ben = await inWords('Ben');
  await sitsDown(ben, await laysTable(anna, mode));
  return [anna, ben];
}

/** Lets two play on until one of them must answer a blow; gives him, what he is asked, and the other. */
async function untilBlow(both: readonly [Person, Person]) {
  for (let count = 0; count < 100; count++) {
    for (const [person, other] of [both, both.toReversed()] as [Person, Person][]) {
      const asked = await asksNow(person);
      if (!asked) continue;
      if (/attacked with|struck with/.test(asked.text)) return { struck: person, asked, other };
      await person.answers(bold(asked));
    }
  }
  throw new Error('nobody strikes');
}

/** What somebody is asked at this moment, if he is the one who is waited for. */
async function asksNow(person: Person): Promise<Question | undefined> {
  await questionOn(person.page).waitFor();
  if (/^Waiting/.test((await questionOn(person.page).textContent()) ?? '')) return undefined;
  const asked = await person.isAsked();
  if (asked === 'over') throw new Error('it is over too soon');
  return asked;
}

test('two play a whole Full Game through a private link, and then a rematch', async () => {
  const both = await pair('Full');
  const [anna, ben] = both;
  await Promise.all(both.map((one) => one.playsToTheEnd(bold)));
  const results = await Promise.all(both.map(({ page }) => questionOn(page).textContent()));
  expect(results.toSorted()).toEqual(['You lost the match.', 'You won the match.']);
  expect(publicLog(await anna.log(), 'Anna')).toEqual(publicLog(await ben.log(), 'Ben'));

  const first = anna.place;
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.waitForURL((url) => url.pathname !== first);
  await ben.page.getByRole('button', { name: 'Take the rematch' }).click();
  await ben.page.waitForURL(`**${anna.place}`);
  const [asked] = await Promise.race(both.map(async (one) => [await one.isAsked()]));
  expect(asked).toMatchObject({ answers: expect.arrayContaining([expect.any(String)]) });
});

test('who loses his network under a blow comes back to the same question, and nothing is doubled', async () => {
  const { struck, asked, other } = await untilBlow(await pair('Simple'));
  const [log, otherLog] = [await struck.log(), await other.log()];
  await struck.losesNetwork();
  await struck.page.getByText('The line is broken').waitFor();
  await struck.comesBack();
  await struck.page.getByText('The line is broken').waitFor({ state: 'hidden' });
  expect(await struck.isAsked()).toEqual(asked);
  expect([await struck.log(), await other.log()]).toEqual([log, otherLog]);
  await Promise.all([struck, other].map((one) => one.playsToTheEnd(bold)));
  expect(publicLog(await struck.log(), struck.name)).toEqual(publicLog(await other.log(), other.name));
});

test('an answer given without a network arrives once, when there is one again', async () => {
  const { struck, other } = await untilBlow(await pair('Simple'));
  await struck.losesNetwork();
  await struck.answers('Let it hit');
  await struck.comesBack();
  await other.page.getByRole('log').getByText(`hit ${struck.name}!`).waitFor();
  await Promise.all([struck, other].map((one) => one.playsToTheEnd(bold)));
  expect(publicLog(await struck.log(), struck.name)).toEqual(publicLog(await other.log(), other.name));
});

test('a page that is opened again changes nothing', async () => {
  const { struck, asked, other } = await untilBlow(await pair('Simple'));
  const [log, otherLog] = [await struck.log(), await other.log()];
  await struck.page.reload();
  expect(await struck.isAsked()).toEqual(asked);
  expect([await struck.log(), await other.log()]).toEqual([log, otherLog]);
});

test('two who look for an opponent find each other', async () => {
  const both = [await inWords('Anna'), await inWords('Ben')];
  for (const { page, ...one } of both) {
    await page.goto(`${one.house}/find/flash-duel`);
    await page.getByRole('button', { name: 'Find an opponent' }).click();
  }
  await Promise.all(both.map(({ page }) => page.waitForURL('**/t/*')));
  await Promise.all(both.map((one) => one.playsToTheEnd(bold)));
});
