import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Seat, wholeTurns } from '@riposte/kernel';
import { storyOf } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import guide from './guide.ts';
import type { CardId } from './ids.ts';
import { codex, type Options } from './index.ts';
import { DUEL } from './options.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const nameOf = (seat: Seat) => NAMES[seat] ?? '';
/** What is asked is read by the player who is asked. */
const namesTo = (reader: Seat) => (seat: Seat) => (seat === reader ? 'You' : nameOf(seat));

/** Where a game is kept in words. */
function fileOf(about: string): string {
  return join(import.meta.dirname, 'golden', `${about.replaceAll(' ', '-')}.txt`);
}

const RED = ['captain-zane', 'drakk-ramhorn', 'jaina-stormborne'];
const GREEN = ['master-midori', 'calamandra-moss', 'argagarg-garg'];

const BLUE = ['bigby-hayes', 'general-onimaru', 'sirus-quince'];
const BLACK = ['vandy-anadrose', 'orpal-gloor', 'garth-torken'];
const WHITE = ['grave-stormborne', 'setsuki-hiruki', 'garus-rook'];
const PURPLE = ['prynn-pasternaak', 'max-geiger', 'vir-garbarean'];

/** Of these it is also kept how each turn is told to be shared. */
const IN_TURNS = ['red against green', 'free-for-all of four', 'two-headed dragon'];

test.each<
  [
    about: string,
    options: Partial<Options>,
    teams: readonly (readonly CardId[])[],
    seed: number,
    shows: readonly string[],
  ]
>([
  ['neutral mirror', { game: 'basic' }, [['troq-bashar'], ['troq-bashar']], 1, ['attacked', 'won.']],
  ['red against green', {}, [RED, GREEN], 1, ['took the red starting deck', 'chose']],
  [
    'green against neutral',
    {},
    [GREEN, ['river-montoya', 'troq-bashar', 'master-midori']],
    28,
    ['played Feral Strike', 'played Final Showdown'],
  ],
  [
    'blue against black',
    {},
    [BLUE, BLACK],
    1,
    ['took the blue starting deck', 'took the black starting deck'],
  ],
  [
    'white against purple',
    {},
    [WHITE, PURPLE],
    1,
    ['took the white starting deck', 'took the purple starting deck'],
  ],
  [
    'free-for-all of four',
    { format: 'free-for-all', game: 'basic' },
    [['troq-bashar'], ['river-montoya'], ['drakk-ramhorn'], ['calamandra-moss']],
    1,
    ['summoned Mercenary', '(bounty)', 'was repaired'],
  ],
  [
    'two-headed dragon',
    { format: 'two-headed-dragon', game: 'basic' },
    [['troq-bashar'], ['river-montoya'], ['drakk-ramhorn'], ['calamandra-moss']],
    2,
    ['Ann and Ben began turn', 'Shared Base', 'won together'],
  ],
  [
    'a duel in the mystical forest',
    { game: 'basic', map: 'mystical-forest' },
    [['calamandra-moss'], ['troq-bashar']],
    1,
    ['The map is Mystical Forest.', 'stayed exhausted for a rune', 'won.'],
  ],
])('a whole game of %s reads as it always did', async (about, options, teams, seed, shows) => {
  const { told, sent } = storyOf(codex, {
    about,
    options: { ...DUEL, ...options },
    players: teams.length,
    seed,
    kept: existsSync(fileOf(about)) ? readFileSync(fileOf(about), 'utf8') : '',
    names: nameOf,
    namesTo,
    begins: ({ type }) => type === 'turnBegan',
    wants: (seat, choices, { players }) => {
      const hero = teams[seat]?.[players[seat]?.heroes.length ?? 0];
      return choices.find((choice) => choice.type === 'hero' && choice.hero === hero);
    },
  });
  for (const word of shows) expect(told).toContain(word);
  await expect(told).toMatchFileSnapshot(fileOf(about));
  if (!IN_TURNS.includes(about)) return;
  const { turns } = guide;
  if (!turns) throw new Error('there is no text of a turn');
  const texts = wholeTurns(turns, sent).map((turn) => turns.text(turn, nameOf));
  await expect(`${texts.join('\n\n\n')}\n`).toMatchFileSnapshot(fileOf(`turns ${about}`));
});
