import { expect, test } from 'vitest';
import { cardPage, writtenPage } from './cards.ts';

test('the page of cards is up to date', () => {
  expect(writtenPage()).toBe(cardPage());
});
