import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { Person } from './people.ts';

/** Who may come to the tests of one file. A fault in anybody's page fails the test. */
export function guests(houseUrl = () => inject('house')): {
  invite(name: string, options?: BrowserContextOptions): Promise<Person>;
} {
  let browser: Browser | undefined;
  const here: Person[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    const leaving = here.splice(0);
    await Promise.all(leaving.map((person) => person.leaves()));
    expect(leaving.flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    invite: async (name, options) => {
      if (!browser) throw new Error('the house is not open yet');
      const person = await Person.enters(name, browser, houseUrl(), options);
      here.push(person);
      return person;
    },
  };
}
