import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_DEEP, PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, publicLog, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { answersOn } from '../../../e2e/table.ts';
import { showsWay } from './lit.ts';
import restless, { QUICK } from './strategy.ts';

const { invite } = guests();
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Iris', 'Jan'];
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** So many at a table of their own, by its link: the first draws the island, the second on a phone, the others read. */
async function gathered(count: number, sides: string): Promise<readonly Person[]> {
  const people: Person[] = [];
  let link = '';
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const person = await invite(name, index === 1 ? PHONE : {});
    await person.prefers({ plain: index > 1, name });
    if (index === 0)
      link = await laysTable(person, 'gorgasali', ['Players', String(count)], ['Sides', sides], ...QUICK);
    else await sitsDown(person, link);
    people.push(person);
  }
  return people;
}

/** All play to the end, and are told the same of it. */
async function playedOut(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((one) => one.playsToTheEnd(restless)));
  for (const { page } of people.slice(0, 2)) await page.getByRole('list', { name: 'Places' }).waitFor();
  const [log, ...rest] = await Promise.all(
    people.slice(2).map(async (one) => publicLog(await one.log(), one.name)),
  );
  expect(log?.length).toBeGreaterThan(people.length);
  for (const other of rest) expect(other.length).toBe(log?.length);
}

test.runIf(IS_DEEP)(
  'ten people play a whole match by a private link',
  async () => playedOut(await gathered(10, 'Each alone')),
  PATIENCE,
);

test.runIf(IS_DEEP)(
  'four people play a whole match in pairs',
  async () => playedOut(await gathered(4, 'In pairs')),
  PATIENCE,
);

/** Both play on until the second is asked where to walk. */
async function untilWalk([first, second]: readonly [Person, Person]): Promise<void> {
  const isAsked = ({ page }: Person) => answersOn(page).first().isVisible();
  for (let count = 0; count < 60; count++) {
    await expect.poll(async () => (await isAsked(first)) || isAsked(second), { timeout: 30_000 }).toBe(true);
    const person = (await isAsked(first)) ? first : second;
    const asked = await person.isAsked();
    if (asked === 'over') break;
    if (person === second && /walk\?$/.test(asked.text)) return;
    await person.answers(restless(asked));
  }
  throw new Error('nobody walks');
}

/** How often the second seat has walked, as another player was told. */
function walksOf({ heard }: Person): number {
  return heard.filter((text) => text.includes('{"type":"moved","seat":1,')).length;
}

test(
  'a phone that loses its network in mid-walk comes back to the way it has shown, and goes it once',
  async () => {
    const [anna, ben] = await gathered(2, 'Each alone');
    if (!anna || !ben) throw new Error('two have come');
    await untilWalk([anna, ben]);
    const { page } = ben;
    const { way } = await showsWay(page);
    const before = walksOf(anna);
    await ben.losesNetwork();
    await page.getByText('The connection is broken').waitFor();
    await way.click();
    await ben.comesBack();
    await page.getByText('The connection is broken').waitFor({ state: 'hidden' });
    await expect.poll(() => walksOf(anna)).toBe(before + 1);
    // What Ben is asked next comes after it, and nothing is told again.
    await ben.isAsked();
    expect(walksOf(anna)).toBe(before + 1);
    expect(ben.faults).toEqual([]);
  },
  PATIENCE,
);
