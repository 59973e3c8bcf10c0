import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { sharedEngine } from './browser.ts';
import { Person, type Visit } from './people.ts';

/** Who may come to the tests of one file. A fault in anybody's page fails the test. */
export function guests(
  houseUrl = () => inject('house'),
  own?: () => Promise<Browser>,
): { invite(name: string, visit?: Visit): Promise<Person> } {
  let browser: Browser | undefined;
  const here: Person[] = [];
  beforeAll(async () => {
    browser = await (own ?? sharedEngine)();
  });
  afterEach(async () => {
    const leaving = here.splice(0);
    await Promise.all(leaving.map((person) => person.leaves()));
    expect(leaving.flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(() => (own ? browser?.close() : undefined));
  return {
    invite: async (name, visit) => {
      if (!browser) throw new Error('the house is not open yet');
      const person = await Person.enters(name, browser, houseUrl(), visit);
      here.push(person);
      return person;
    },
  };
}
