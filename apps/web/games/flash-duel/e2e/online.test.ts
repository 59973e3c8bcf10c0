import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { asksNow, laysTable, publicLog, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { questionOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** A player in words, who is called by their name. */
async function inWords(name: string): Promise<Person> {
  const person = await invite(name);
  await person.prefers({ plain: true, name });
  return person;
}

/** Two at a table of their own. */
async function pair(mode: string): Promise<readonly [Person, Person]> {
  const anna = await inWords('Anna');
  const ben = await inWords('Ben');
  await sitsDown(ben, await laysTable(anna, 'flash-duel', ['Mode', mode]));
  return [anna, ben];
}

/** Lets two play on until one must answer a blow; gives the struck one, the question, and the other. */
async function untilBlow(both: readonly [Person, Person]) {
  for (let count = 0; count < 100; count++) {
    for (const [person, other] of [both, both.toReversed()] as [Person, Person][]) {
      const asked = await asksNow(person);
      if (!asked) continue;
      if (/attacked with|struck with/.test(asked.text)) return { struck: person, asked, other };
      await person.answers(bold(asked));
    }
  }
  throw new Error('no blow fell');
}

/** Both have what was told so far, and the match goes on; then the first gives up, so that nobody need play it out. */
async function goOnAndEnd(first: Person, other: Person): Promise<void> {
  for (let answers = 0; answers < 2; answers++) {
    const asked = await first.isAsked();
    if (asked === 'over') return;
    await first.answers(bold(asked));
    while (!(await asksNow(first))) {
      const others = await asksNow(other);
      if (others) await other.answers(bold(others));
    }
  }
  await givesUp(first);
  expect(await other.isAsked()).toBe('over');
}

async function givesUp({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
}

/** Opens what is said at the table, and says something. */
async function says({ page }: Person, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Talk' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'What was said' }).getByText(text).waitFor();
}

async function expectHeard({ page }: Person, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Talk' }).click();
  await page.getByRole('log', { name: 'What was said' }).getByText(text).waitFor();
}

test('two play a whole Full Game through a private link, and then a rematch', async () => {
  const both = await pair('Full');
  const [anna, ben] = both;
  await Promise.all(both.map((one) => one.playsToTheEnd(bold)));
  const results = await Promise.all(both.map(({ page }) => questionOn(page).textContent()));
  expect(results.toSorted()).toEqual(['You lost the match.', 'You won the match.']);
  expect(publicLog(await anna.log(), 'Anna')).toEqual(publicLog(await ben.log(), 'Ben'));

  await says(ben, 'Well fought.');
  const first = anna.place;
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  // The one who asks stays at the table, and the other is told who asks.
  await anna.page.getByText('Waiting for Ben.').waitFor();
  await ben.page.getByText('Anna wants a rematch.').waitFor();
  expect([anna.place, ben.place]).toEqual([first, first]);
  await ben.page.getByRole('button', { name: 'Take the rematch' }).click();
  await Promise.all(both.map(({ page }) => page.waitForURL((url) => url.pathname + url.search !== first)));
  expect(anna.place).toBe(ben.place);
  await expectHeard(anna, 'Well fought.');
  const [asked] = await Promise.race(both.map(async (one) => [await one.isAsked()]));
  expect(asked).toMatchObject({ answers: expect.arrayContaining([expect.any(String)]) });
});

test('a player who loses the network under a blow comes back to the same question, and nothing is doubled', async () => {
  const { struck, asked, other } = await untilBlow(await pair('Simple'));
  const [log, otherLog] = [await struck.log(), await other.log()];
  await struck.losesNetwork();
  await struck.page.getByText('The connection is broken').waitFor();
  await struck.comesBack();
  await struck.page.getByText('The connection is broken').waitFor({ state: 'hidden' });
  expect(await struck.isAsked()).toEqual(asked);
  expect([await struck.log(), await other.log()]).toEqual([log, otherLog]);
  await goOnAndEnd(struck, other);
  expect(publicLog(await struck.log(), struck.name)).toEqual(publicLog(await other.log(), other.name));
});

test('an answer given without a network arrives once, when there is one again', async () => {
  const { struck, other } = await untilBlow(await pair('Simple'));
  await struck.losesNetwork();
  await struck.answers('Let it hit');
  await struck.comesBack();
  await other.page.getByRole('log').getByText(`hit ${struck.name} with`).waitFor();
  await goOnAndEnd(struck, other);
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
  const both = [await inWords('Anna'), await inWords('Ben')] as const;
  for (const { page, ...one } of both) {
    await page.goto(`${one.house}/find/flash-duel`);
    await page.getByRole('button', { name: 'Quick match' }).click();
  }
  await Promise.all(both.map(({ page }) => page.waitForURL('**/t/*')));
  for (const one of both) {
    const asked = await asksNow(one);
    if (asked) await one.answers(bold(asked));
  }
  const [anna, ben] = both;
  await givesUp(anna);
  expect(await ben.isAsked()).toBe('over');
});

test('a choice is taken back until the other has answered, and both are told', async () => {
  const both = await pair('Full');
  const [anna, ben] = both;
  const first = (await asksNow(anna)) ? anna : ben;
  const other = first === anna ? ben : anna;
  const asked = await first.isAsked();
  await first.answers(0);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await first.page.getByRole('log').getByText('You took it back.').waitFor();
  await other.page.getByRole('log').getByText(`${first.name} took it back.`).waitFor();
  expect(await first.isAsked()).toEqual(asked);
  await first.answers(1);
  await other.answers(2);
  await first.page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
});
