import type { Page } from 'playwright-core';
import type { Person } from './people.ts';
import { answersOn, type Question, questionOn } from './table.ts';

/** A value of an option, by the name of either. */
export type Wish = readonly [option: string, value: string];

/** Chooses a value of an option, on any page that asks for them. */
export async function chooses(page: Page, [option, value]: Wish): Promise<void> {
  const group = page.getByRole('group', { name: option, exact: true });
  // What a value means may be said after its name.
  const radio = page.getByRole('radio', { name: new RegExp(`^${value}\\b`) });
  await group.locator('label', { has: radio }).click();
}

/** Lays a private table for a game, with what is wished of its options by their names; gives the way to it. */
export async function laysTable(host: Person, game: string, ...wishes: readonly Wish[]): Promise<string> {
  const { page } = host;
  await host.opens(`/friends/${game}`);
  for (const wish of wishes) await chooses(page, wish);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  return host.place;
}

/** Comes by the link and sits down on the first free seat. */
export async function sitsDown(guest: Person, link: string): Promise<void> {
  await guest.opens(link);
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
}

/** What a player is asked at this moment; nothing while another is waited for. */
export async function asksNow(person: Person): Promise<Question | undefined> {
  const waiting = questionOn(person.page).filter({ hasText: /^Waiting/ });
  // An answer that is on its way can be seen as neither for a moment.
  await answersOn(person.page).first().or(waiting).first().waitFor();
  if (await waiting.isVisible()) return undefined;
  const asked = await person.isAsked();
  if (asked === 'over') throw new Error('it is over too soon');
  return asked;
}

/** The log of one seat as all could have read it: with names, and without what only that seat may know. */
export function publicLog(log: readonly string[], name: string): readonly string[] {
  return log.map((line) =>
    line
      .replaceAll(
        /\b[Yy]ou(, who)? (are|were|have|go)\b/g,
        (_, who: string | undefined, verb: keyof typeof VERBS) => `${name}${who ?? ''} ${VERBS[verb]}`,
      )
      .replaceAll(/\b[Yy]ou\b/g, name)
      .replaceAll(/ \([\d ]+\)/g, '')
      .replaceAll(/; [^;!]* held (none|only [^!;]*)(?=[!;])/g, '')
      .replaceAll(/(looked at the next [^:]*): [\d ]+/g, '$1')
      .replaceAll(/(laid|took) an? \d (face down|back from the stash)/g, '$1 a card $2'),
  );
}

const VERBS = { are: 'is', were: 'was', have: 'has', go: 'goes' } as const;
