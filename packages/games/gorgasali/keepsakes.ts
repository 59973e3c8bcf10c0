import type { Occasion } from '@riposte/kernel/conformance';
import type { Question } from './choice.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** The matches that every release leaves behind in `saves/`: one for each kind of question. */
const keepsakes: readonly Occasion<Options, Question>[] = [
  { options: { players: 10 }, question: 'character' },
  { options: { players: 6 }, question: 'neighbour' },
  { options: { players: 4 }, question: 'prepare' },
  { options: { players: 2 }, question: 'move' },
  { options: { players: 4, characters: 'dealt' }, question: 'step' },
  { options: { players: 10, characters: 'dealt' }, question: 'act' },
  { options: { players: 4 }, question: 'reroll' },
  { options: { players: 6, characters: 'dealt' }, question: 'extraMove' },
  { options: { players: 4 }, question: 'place' },
  // Loot that is placed in the turn of another.
  { options: { players: 6 }, question: 'place', when: (state, seat) => (state as State).active !== seat },
  { options: { players: 4, characters: 'dealt' }, question: 'put' },
  { options: { mode: 'duo', characters: 'dealt' }, question: 'trade' },
  { options: { mode: 'duo', characters: 'dealt' }, question: 'agree' },
  { options: { players: 4, characters: 'dealt', pace: 'quick' }, question: 'act' },
];

export default keepsakes;
