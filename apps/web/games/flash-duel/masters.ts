import { msg } from '@lingui/core/macro';
import type { DrawingFile } from '../../design/art/Drawing.tsx';
import type { Master } from '../master.ts';
import sheet from './art/masters.svg?url&no-inline';

/** The bots of Flash Duel as people, weakest first. What is said of their play is compared with their levels. */
const masters: readonly Master[] = [
  {
    face: face('cap'),
    trade: msg`the lamplighter`,
    habit: msg`Guesses more often than not.`,
    says: msg`Is this the sharp end?`,
  },
  {
    face: face('hat'),
    trade: msg`the baker`,
    habit: msg`Thinks a little more often than Pip, and still guesses a lot.`,
    says: msg`I knead dough all day. How hard can a duel be?`,
  },
  {
    face: face('hood'),
    trade: msg`the ferry hand`,
    habit: msg`Guesses about one choice in four, and thinks about the others.`,
    says: msg`Mind the third plank. It is loose.`,
  },
  {
    face: face('helmet'),
    trade: msg`the gate guard`,
    habit: msg`Mostly thinks. One choice in six is a slip.`,
    says: msg`Nobody passes. Well, nearly nobody.`,
  },
  {
    face: face('plume'),
    trade: msg`the sword for hire`,
    habit: msg`Slips about once in nine choices.`,
    says: msg`I am paid by the round. Let us make it short.`,
  },
  {
    face: face('patch'),
    trade: msg`the old soldier`,
    habit: msg`Tries more than a hundred endings of the round before each choice.`,
    says: msg`I have seen your trick. It was my trick.`,
  },
  {
    face: face('topknot'),
    trade: msg`the fencing teacher`,
    habit: msg`Slips twice in a hundred choices. Wait for it.`,
    says: msg`Again. From the beginning. Slower.`,
  },
  {
    face: face('crown'),
    trade: msg`the keeper of the bridge`,
    habit: msg`Never slips, and tries two thousand endings before each choice.`,
    says: msg`I built this bridge. I know where it ends.`,
  },
];

export default masters;

/** What each of them wears on the head is how they are told apart. */
function face(name: string): DrawingFile {
  return { at: `${sheet}#${name}`, box: '0 0 96 96' };
}
