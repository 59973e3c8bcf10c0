import type { Occasion } from '@riposte/kernel/conformance';
import type { Question } from './question.ts';
import type { Options } from './state.ts';

/** The matches that every release leaves behind in `saves/`. */
const keepsakes: readonly Occasion<Options, Question>[] = [
  { options: { edition: 'v4.1' }, question: 'answerStrike' },
  { options: { edition: 'v4.1' }, question: 'firstPlayer' },
  { options: { edition: 'revised' }, question: 'mainAction' },
  { options: { edition: 'v4.1', mode: 'full' }, question: 'ability:foeAnnounces' },
  { options: { edition: 'revised', mode: 'full' }, question: 'answerStrike' },
  { options: { edition: 'revised', mode: 'clockwork' }, question: 'swap' },
  { options: { edition: 'revised', mode: 'solo', bot: 'dragon' }, question: 'answerAttack' },
  { options: { edition: 'v4.1', mode: 'team' }, question: 'help' },
  { options: { edition: 'revised', mode: 'team' }, question: 'lead' },
  { options: { edition: 'revised', mode: 'raid', mortals: 4 }, question: 'answerAttack' },
  { options: { edition: 'v4.1', mode: 'betrayal' }, question: 'help' },
];

export default keepsakes;
