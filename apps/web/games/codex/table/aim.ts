import type { Choice, View } from '@riposte/codex/table';
import { type Question, varsOf } from '@riposte/kernel';

/** An attack whose target was touched already. */
export interface AttackAim {
  readonly attacker: number;
  readonly target: number;
  /** The id of the question that it answers. */
  readonly asked: string;
}

/** The answer with which an aim goes on where it is asked for a target; nothing where something else is asked. */
export function answerOf(
  { attacker, target }: AttackAim,
  { question, choices }: Question<Choice>,
  { stack }: View,
): number | undefined {
  const under = varsOf<{ readonly attacker: number }>(stack, 'attack');
  if (question !== 'defender' || under?.attacker !== attacker) return undefined;
  const index = choices.findIndex((one) => one.type === 'pick' && one.thing === target);
  return index < 0 ? undefined : index;
}
