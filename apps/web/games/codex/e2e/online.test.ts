import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_DEEP, PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, publicLog, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { answersOn, type Strategy } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const QUICK = [
  ['Game', 'Basic'],
  ['Heroes', 'Dealt'],
] as const;

/** So many at a table of their own, by its link: the first two see it drawn, the second on a phone, the others read. */
async function gathered(count: number, format: string): Promise<readonly Person[]> {
  const people: Person[] = [];
  let link = '';
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const person = await invite(name, index === 1 ? PHONE : {});
    await person.prefers({ plain: index > 1, name });
    if (index === 0) link = await laysTable(person, 'codex', ['Format', format], ...QUICK);
    else await sitsDown(person, link);
    people.push(person);
  }
  return people;
}

/** Everybody is after the next one, the last after the first: else two bases would stay whole, and tied for ever (16.13). */
function against(victim: Person | undefined): Strategy {
  const base = new RegExp(`^${victim?.name ?? NAMES[0]}’s Base$`);
  return (question) => {
    const index = question.answers.findIndex((answer) => base.test(answer));
    return index < 0 ? bold(question) : index;
  };
}

test.runIf(IS_DEEP).each(['Free-for-all', 'Two-headed dragon'])(
  'four people play a whole match by a private link: %s',
  async (format) => {
    const people = await gathered(4, format);
    // A free-for-all would wait for a fifth.
    const begin = people[0]?.page.getByRole('button', { name: 'Begin with 4 players' });
    if (format === 'Free-for-all') await begin?.click();
    await Promise.all(people.map((one, index) => one.playsToTheEnd(against(people[index + 1]), 2_000)));
    for (const { page } of people.slice(0, 2)) await page.getByRole('list', { name: 'Bases' }).waitFor();
    const [log, ...rest] = await Promise.all(
      people.slice(2).map(async (one) => publicLog(await one.log(), one.name)),
    );
    expect(log?.length).toBeGreaterThan(people.length);
    for (const other of rest) expect(other.length).toBe(log?.length);
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  },
  PATIENCE,
);

/** Both play on until the second has chosen who attacks, and is asked whom. */
async function untilAttack([first, second]: readonly [Person, Person]): Promise<void> {
  const isAsked = ({ page }: Person) => answersOn(page).first().isVisible();
  for (let count = 0; count < 200; count++) {
    await expect.poll(async () => (await isAsked(first)) || isAsked(second), { timeout: 30_000 }).toBe(true);
    const person = (await isAsked(first)) ? first : second;
    const asked = await person.isAsked();
    if (asked === 'over') break;
    if (person === second && /attack\?$/.test(asked.text)) return;
    await person.answers(bold(asked));
  }
  throw new Error('nobody attacks');
}

/** How often the second seat has attacked, as another player was told. */
function attacksOf({ heard }: Person): number {
  return heard.flatMap((text) => [...text.matchAll(/"type":"attacked","thing":\{[^}]*"seat":1\}/g)]).length;
}

test(
  'a phone that loses its network in mid-attack comes back to it, and strikes once',
  async () => {
    const [anna, ben] = await gathered(2, 'Duel');
    if (!anna || !ben) throw new Error('two have come');
    await untilAttack([anna, ben]);
    const before = attacksOf(anna);
    await ben.losesNetwork();
    await ben.page.getByText('The connection is broken').waitFor();
    await answersOn(ben.page).filter({ hasText: /Base$/ }).click();
    await ben.comesBack();
    await ben.page.getByText('The connection is broken').waitFor({ state: 'hidden' });
    await expect.poll(() => attacksOf(anna)).toBe(before + 1);
    // What Ben is asked next comes after it, and nothing is told again.
    await ben.isAsked();
    expect(attacksOf(anna)).toBe(before + 1);
    expect(ben.faults).toEqual([]);
  },
  PATIENCE,
);
