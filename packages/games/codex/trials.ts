import type { Trial } from '@riposte/kernel/conformance';
import type { Options } from './options.ts';

/** The basic and the standard game. A game has some 250 choices, so a few of each are enough where time is short. */
const trials: readonly Trial<Options>[] = [
  { name: 'Codex, basic, dealt', options: { game: 'basic', heroes: 'dealt' }, share: 2, least: 8 },
  { name: 'Codex, standard, dealt', options: { game: 'standard', heroes: 'dealt' }, share: 3, least: 8 },
  { name: 'Codex, standard, chosen', options: { game: 'standard', heroes: 'chosen' }, share: 2, least: 8 },
];

export default trials;
