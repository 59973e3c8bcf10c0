import type { Moments } from '../../e2e/positions.ts';

/** Where pictures and tests look for the moments of Codex. */
const moments: Moments = {
  variants: [
    { name: 'duel', options: {} },
    { name: 'basic', options: { game: 'basic' } },
    { name: 'five', options: { format: 'free-for-all' } },
    { name: 'dragon', options: { format: 'two-headed-dragon' } },
  ],
  dull: ['tearDown', 'pass', 'hire', 'patrol', 'detect'],
  bold: ['attack', 'play', 'summon', 'level', 'build'],
  shown: ['attacked', 'died'],
  main: 'main',
  usual: ['hero', 'main', 'defender', 'slot', 'pick', 'trigger', 'tech', 'waiting', 'over', 'attacked'],
  inWords: ['main', 'over'],
  games: 2,
};

export default moments;
