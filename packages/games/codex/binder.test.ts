import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { binderOf, type Pocket } from './binder.ts';
import { codex } from './index.ts';
import { DUEL } from './options.ts';
import { type Half, Scene } from './testing/scene.ts';

const TEAM = ['calamandra-moss', 'jaina-stormborne', 'garus-rook'];

function pocketIn(scene: Scene, card: string, viewer = 0): Pocket | undefined {
  const leaves = binderOf(codex.view(scene.state, seat(viewer)), seat(0));
  return leaves?.flatMap(({ pockets }) => pockets).find((pocket) => pocket.card === card);
}

const BARE: Half = { heroes: TEAM, workers: 6, gold: 0 };
const TECHED: Half = { heroes: TEAM, workers: 10, gold: 0, tech: 'feral' };

test.each<[rule: string, mine: Half, card: string, found: Partial<Pocket>]>([
  ['2.4 two copies lie in a codex', BARE, 'centaur', { left: 2, price: 3 }],
  ['5.2 tech I needs its building', BARE, 'centaur', { need: { type: 'building', level: 1 } }],
  ['6.1 tech I is near with six workers', BARE, 'centaur', { isSoon: true }],
  ['6.1 and not with five', { ...BARE, workers: 5 }, 'centaur', { isSoon: false }],
  ['6.1 tech II is not near without tech I', { ...BARE, workers: 8 }, 'gigadon', { isSoon: false }],
  ['5.2 with its buildings and its spec a card needs nothing', TECHED, 'gigadon', { isSoon: true, price: 9 }],
  [
    '5.2 a card of another spec needs that',
    TECHED,
    'firehouse',
    { need: { type: 'spec', spec: 'fire' }, isSoon: false },
  ],
  ['5.2 tech I needs no spec', TECHED, 'firebat', { isSoon: true }],
  [
    '5.7 a spell needs its hero, who can come',
    BARE,
    'fire-dart',
    { need: { type: 'hero', hero: 'jaina-stormborne' }, isSoon: true },
  ],
  [
    '4.5 there is room for one hero',
    { ...BARE, play: ['calamandra-moss'] },
    'fire-dart',
    { need: { type: 'hero', hero: 'jaina-stormborne' }, isSoon: false },
  ],
  [
    '5.8 an ultimate needs the maximum level, which six gold can pay',
    { ...BARE, play: ['jaina-stormborne'] },
    'burning-volley',
    { need: { type: 'maxLevel', hero: 'jaina-stormborne', level: 7 }, isSoon: true },
  ],
  [
    '5.8 and five cannot',
    { ...BARE, workers: 5, play: ['jaina-stormborne'] },
    'burning-volley',
    { isSoon: false },
  ],
  [
    '5.8 without its hero an ultimate needs that',
    BARE,
    'burning-volley',
    { need: { type: 'hero', hero: 'jaina-stormborne' } },
  ],
])('%s', (_rule, mine, card, found) => {
  expect(pocketIn(new Scene(mine), card)).toMatchObject(found);
});

test('5.2 what a card has all of, it does not need', () => {
  expect(pocketIn(new Scene(TECHED), 'gigadon')).not.toHaveProperty('need');
  const played = new Scene({ ...BARE, play: ['jaina-stormborne'] });
  expect(pocketIn(played, 'fire-dart')).not.toHaveProperty('need');
});

test('2.7 in the basic game tech II needs its building only', () => {
  const options = { ...DUEL, game: 'basic' } as const;
  const basic = new Scene({ heroes: ['calamandra-moss'], workers: 8 }, {}, { options });
  expect(pocketIn(basic, 'gigadon')).toMatchObject({ need: { type: 'building', level: 2 }, isSoon: false });
});

test('15.1 nobody else looks into a codex', () => {
  expect(binderOf(codex.view(new Scene(BARE).state, seat(1)), seat(0))).toBeUndefined();
  expect(binderOf(codex.view(new Scene(BARE).state, 'spectator'), seat(0))).toBeUndefined();
});
