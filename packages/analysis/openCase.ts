import type { AnyGame } from '@riposte/kernel';
import type { Case } from './judge.ts';
import type { ChosenStep } from './steps.ts';

/** A choice with an alternative: what is known of it without judging. */
export interface OpenCase {
  readonly step: ChosenStep;
  /** All that the judge is given. */
  readonly given: Case;
  readonly turn: number | undefined;
}

/** What there was to choose; nothing where a choice was forced, or an offer taken unasked. */
export function openCase(game: AnyGame, step: ChosenStep): readonly OpenCase[] {
  const { question, ...sight } = step.sight;
  if (!question || question.choices.length + sight.offers.length < 2) return [];
  const given = { ...sight, game, question, made: step.choice, seed: step.entry };
  return [{ step, given, turn: game.turn?.(step.before) }];
}
