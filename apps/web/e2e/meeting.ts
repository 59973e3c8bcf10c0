import type { Person } from './people.ts';

/** Lays a private table for a game, with the mode of this name; gives the way to it. */
export async function laysTable(host: Person, game: string, mode: string): Promise<string> {
  const { page } = host;
  await host.opens(`/friends/${game}`);
  await page.getByRole('radio', { name: mode }).first().check({ force: true });
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
