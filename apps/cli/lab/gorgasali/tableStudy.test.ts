import { expect, test } from 'vitest';
import { gameOptions } from '../../flags.ts';
import { findListed } from '../../games.ts';
import { boutsOf } from '../tableStudy.ts';

async function seatedAndDealt(bots: readonly [string, string], games: number): Promise<readonly string[]> {
  const listed = await findListed('gorgasali');
  if (!listed) throw new Error('there is no such game');
  const options = gameOptions(listed.game, { words: [], flags: { players: '3' } });
  return [...boutsOf(listed, options, bots, { games, first: 7 })].map(
    ({ bots: seated, seed }) => `${seated.join('')} ${seed}`,
  );
}

test('one bot among others: each deal is played once from every side', async () => {
  expect(await seatedAndDealt(['a', 'b'], 5)).toEqual(['abb 7', 'bab 7', 'bba 7', 'abb 8', 'bab 8']);
});

test('one bot everywhere: no deal comes twice', async () => {
  expect(await seatedAndDealt(['a', 'a'], 3)).toEqual(['aaa 7', 'aaa 8', 'aaa 9']);
});
