import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seat } from '@riposte/kernel';
import { storyOf } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import { gorgasali, type Options } from './index.ts';
import { optionsOf, seatRangeOf } from './options.ts';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo'];

/** Where a game is kept in words. */
function fileOf(about: string): string {
  return join(import.meta.dirname, 'golden', `${about.replaceAll(' ', '-')}.txt`);
}

test.each<[about: string, options: Partial<Options>, seed: number, shows: readonly string[]]>([
  ['two', { players: 2 }, 2, ['shot', 'missed']],
  ['four chosen', {}, 1, ['The throws for', 'took the cards of']],
  ['ten dealt', { players: 10, characters: 'dealt' }, 2, ['took the cards of', 'froze']],
  ['duo', { mode: 'duo', characters: 'dealt' }, 9, ['revived', 'traded']],
  ['quick', { pace: 'quick', characters: 'dealt' }, 2, ['Zone 4 became inactive']],
])('a whole game of %s reads as it always did', async (about, options, seed, shows) => {
  const { told } = storyOf(gorgasali, {
    about,
    options: optionsOf(options),
    players: seatRangeOf(optionsOf(options))[1],
    seed,
    kept: existsSync(fileOf(about)) ? readFileSync(fileOf(about), 'utf8') : '',
    names: (seat: Seat) => NAMES[seat] ?? '',
    begins: ({ type }) => type === 'roundBegan',
  });
  for (const word of shows) expect(told).toContain(word);
  await expect(told).toMatchFileSnapshot(fileOf(about));
});
