import type { AnyChoice, Planning } from '@riposte/kernel';

/** What the viewer has settled before it is asked, and what may be added to it. Nobody else knows of it. */
export interface TablePlan {
  /** The name of the question that it answers. */
  readonly question: string;
  readonly planned: readonly AnyChoice[];
  /** What may be planned after that; nothing when the plan is whole. */
  readonly next: readonly AnyChoice[];
  /** What was planned last is not yet acknowledged. */
  readonly isSending?: true;
}

/** A plan as a table shows it; nothing where nothing can be planned. */
export function tablePlanOf({ intention, next }: Planning<AnyChoice>): TablePlan | undefined {
  const question = intention?.question ?? next?.question;
  if (question === undefined) return undefined;
  return {
    question,
    planned: (intention?.choices ?? []) as readonly AnyChoice[],
    next: next?.choices ?? [],
  };
}
