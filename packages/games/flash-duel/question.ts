import type { Moment } from './moment.ts';

/** Whether a seat uses an ability now: asked at many moments, always in the same words. */
export type AbilityQuestion = `ability:${Moment}`;

/** Everything that a seat may be asked. `questionWords.ts` has the words; a question without them does not compile. */
export type Question =
  | AbilityQuestion
  | 'firstPlayer'
  | 'mainAction'
  | 'answerAttack'
  | 'answerStrike'
  /** RULES 18.10: whether a team mate dashes in. */
  | 'help'
  | 'character'
  /** RULES 15.2, 15.4 */
  | 'draft'
  | 'swap'
  /** RULES 19.7: who of a team goes first. */
  | 'lead'
  /** RULES 20.4 */
  | 'dragonAbility'
  /** RULES 21.3, 21.7, 21.8, 21.9: these are offers. */
  | 'treason'
  | 'accuse'
  | 'showHand'
  /** RULES 21.4 */
  | 'nameHand'
  | 'nameCount'
  /** What abilities ask in the middle of their effect. */
  | 'arrange:researchAndDevelopment'
  | 'card:hiddenAgenda';
