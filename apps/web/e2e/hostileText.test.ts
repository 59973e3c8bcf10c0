import { SHELF } from '@riposte/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addModerator, giveName } from './database.ts';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';
import { openOwnHouse } from './house.ts';
import type { Person } from './people.ts';
import { SIZES } from './sizes.ts';

/** How long, in milliseconds, a busy machine may take to open it. */
const OPENING = 180_000;
const GAME = SHELF[0]?.id ?? '';

/** What a page would run if it took a text for something else; the mark is what is looked for on the page. */
const texts = (mark: string) =>
  `${mark} <img src=x onerror=ran()>"><script>ran()</script><svg onload=ran()> \u202Ednib\u202C \u2066javascript:ran()//`;
const TOKEN = 'tok <img src=x onerror=ran()>"><svg onload=ran()>\u202E';
const BIDI = /[\u202A-\u202E\u2066-\u2069]/;
/** No check of names lets it through, and no longer one is shown. */
const NAME = '"><svg onload=ran()>';

let house: Awaited<ReturnType<typeof openOwnHouse>>;
beforeAll(async () => {
  house = await openOwnHouse();
}, OPENING);
afterAll(() => house.close(), OPENING);
const { invite } = guests(() => house.url);

/** Somebody whose pages tell what they have run. What the policy of content forbids counts too. */
async function watched(name: string): Promise<Person> {
  const person = await invite(name, SIZES.desk);
  await person.context.addInitScript(() => {
    const all: string[] = [];
    Object.assign(window, { ran: () => all.push('ran'), allThatRan: all });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      all.push(violatedDirective),
    );
  });
  person.page.on('dialog', (dialog) => {
    void dialog.dismiss();
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  return person;
}

/** Opens a page that shows these texts, as texts. */
async function reads({ page }: Person, shown: readonly string[], opens: () => Promise<void>): Promise<void> {
  await opens();
  for (const text of shown) await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { all, elements } = await page.evaluate(() => ({
    all: (window as unknown as { readonly allThatRan: readonly string[] }).allThatRan,
    elements: document.querySelectorAll('[onerror], [onload], [src="x"], a[href^="javascript:" i]').length,
  }));
  expect({ all, elements }, page.url()).toEqual({ all: [], elements: 0 });
}

test('no text of a player runs in the page of another', async () => {
  const [mallory, vera, moira] = [await watched('Mallory'), await watched('Vera'), await watched('Moira')];
  const evil = await Errands.of(mallory);
  const { id } = await evil.ask<{ readonly id: string }>('POST', '/register', {
    email: 'mallory@riposte.example',
    password: 'correct horse battery',
  });
  await expect(evil.ask('POST', '/guests', { name: NAME })).rejects.toThrow('BAD_NAME');
  await giveName(house.database, id, NAME);
  // Every node remembers for five seconds who somebody is.
  await expect
    .poll(async () => (await evil.ask<{ player: { name: string } }>('GET', '/me')).player.name)
    .toBe(NAME);
  const [good, judge] = [await Errands.of(vera), await Errands.of(moira)];
  const { player } = await good.ask<{ readonly player: { readonly id: string } }>('GET', '/me');
  const { id: moderator } = await judge.ask<{ readonly id: string }>('POST', '/register', {
    email: 'moira@riposte.example',
    password: 'correct horse battery',
  });
  await addModerator(house.database, moderator);
  await evil.ask('POST', '/me/tokens', { name: TOKEN });

  const table = await evil.laysTable(GAME, {}, 'public');
  await mallory.opens(`/t/${table}`);
  await mallory.page.getByRole('textbox', { name: 'Say something' }).fill(texts('chat'));
  await mallory.page.getByRole('textbox', { name: 'Say something' }).press('Enter');
  await mallory.page.getByText('chat <img').first().waitFor();

  await reads(vera, [NAME], () => vera.opens(`/find/${GAME}`));
  await reads(vera, [NAME], () => vera.opens(`/t/${table}`));
  await good.sits(table);
  await evil.tells(`/players/${player.id}/report`, { table, why: texts('report') });
  await good.tells(`/players/${id}/report`, { table, why: texts('complaint') });
  await vera.page.getByRole('button', { name: /^Talk/ }).first().click();
  await reads(vera, ['chat <img'], async () => {});
  expect(await vera.page.getByRole('log', { name: 'What was said' }).textContent()).not.toMatch(BIDI);
  const told = texts('told');
  await judge.tells('/moderation', { deed: 'suspended', player: id, days: 3, why: texts('why'), told });
  await evil.tells('/me/appeal', { text: texts('appeal') });

  await reads(mallory, ['tok <img', 'told <img', 'appeal <img'], () => mallory.opens('/me'));
  await reads(vera, [NAME], () => vera.opens(`/players/${id}`));
  await reads(moira, ['report <img', 'appeal <img', NAME], () => moira.opens('/moderate'));
  await reads(moira, ['complaint <img', 'why <img'], () => moira.opens(`/moderate/${id}`));
});
