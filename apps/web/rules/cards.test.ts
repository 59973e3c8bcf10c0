import { CHARACTERS, DRAGON } from '@riposte/flash-duel';
import { expect, test } from 'vitest';
import { abilityCard } from './cards.ts';

test('every ability is found with its owner', () => {
  for (const [id, { abilities, name }] of Object.entries(CHARACTERS)) {
    for (const ability of Object.keys(abilities)) {
      expect(abilityCard(ability, 'revised')).toMatchObject({ character: id, name });
    }
  }
  const [first = ''] = Object.keys(DRAGON.abilities);
  expect(abilityCard(first, 'v4.1')?.character).toBe('dragon');
});

test('what is no ability is not found', () => {
  expect(abilityCard('toString', 'revised')).toBeUndefined();
});
