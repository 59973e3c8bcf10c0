import { existsSync, readFileSync } from 'node:fs';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { cardFile, cardPage } from './cards.ts';

test.each(SHELF)('the page of the cards of $name is up to date', async (shelved) => {
  const file = cardFile(shelved);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(await cardPage(shelved));
});
