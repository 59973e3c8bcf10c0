import type { Trial } from '@riposte/kernel/conformance';
import { DUEL, type Options } from './options.ts';

/** The basic and the standard game, each format by either rulings, and the maps, which chance takes. A game has some 250 choices, so a few of each are enough where time is short. */
const trials: readonly Trial<Options>[] = [
  { name: 'Codex, basic, dealt', options: { ...DUEL, game: 'basic', heroes: 'dealt' }, share: 2, least: 8 },
  {
    name: 'Codex, standard, dealt',
    options: { ...DUEL, game: 'standard', heroes: 'dealt' },
    share: 3,
    least: 8,
  },
  {
    name: 'Codex, standard, chosen',
    options: { ...DUEL, game: 'standard', heroes: 'chosen' },
    share: 2,
    least: 8,
  },
  {
    name: 'Codex, the designer’s rulings, dealt',
    options: { ...DUEL, heroes: 'dealt', rulings: 'designer' },
    share: 3,
    least: 8,
  },
  {
    name: 'Codex, free-for-all by the designer’s rulings, dealt',
    options: { ...DUEL, format: 'free-for-all', heroes: 'dealt', rulings: 'designer' },
    share: 1,
    least: 4,
  },
  {
    name: 'Codex, two-headed dragon by the designer’s rulings, dealt',
    options: { ...DUEL, format: 'two-headed-dragon', heroes: 'dealt', rulings: 'designer' },
    share: 1,
    least: 4,
  },
  {
    name: 'Codex, free-for-all, dealt',
    options: { ...DUEL, format: 'free-for-all', heroes: 'dealt' },
    share: 2,
    least: 4,
  },
  {
    name: 'Codex, two-headed dragon, dealt',
    options: { ...DUEL, format: 'two-headed-dragon', heroes: 'dealt' },
    share: 2,
    least: 4,
  },
  {
    name: 'Codex, on a map, dealt',
    options: { ...DUEL, heroes: 'dealt', map: 'chance' },
    share: 4,
    least: 12,
  },
  {
    name: 'Codex, free-for-all on a map, dealt',
    options: { ...DUEL, format: 'free-for-all', heroes: 'dealt', map: 'chance' },
    share: 1,
    least: 4,
  },
  {
    name: 'Codex, two-headed dragon on a map, dealt',
    options: { ...DUEL, format: 'two-headed-dragon', game: 'basic', heroes: 'dealt', map: 'chance' },
    share: 1,
    least: 4,
  },
];

export default trials;
