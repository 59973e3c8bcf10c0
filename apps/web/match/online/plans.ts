import { type AnyGame, fastRandom, type Intention, planning } from '@riposte/kernel';
import type { Plan } from '@riposte/protocol';
import { type TablePlan, tablePlanOf } from '../../table/plan.ts';
import type { AnyUpdate } from '../../table/session.ts';
import type { Room } from './room.ts';

/**
 * What a seat may plan while nothing is asked of it. The rules list the same in every position that its view allows,
 * so the server need not be asked after each update.
 */
export function planIn(game: AnyGame, room: Room): TablePlan | undefined {
  const { viewer, card, updates, intention, isPlanning } = room;
  const now = updates.at(-1);
  if (!game.plannable || viewer === 'spectator' || card.status !== 'running') return undefined;
  if (!now || now.decision) return undefined;
  const state = game.imagine(now.view, fastRandom(0));
  const plan = tablePlanOf(planning(game, { state }, viewer, intention));
  return plan && { ...plan, ...(isPlanning && { isSending: true }) };
}

/** Whether the planned question was answered between two updates: the server says what is left of the plan. */
export function isUsed(
  intention: Intention | undefined,
  before: AnyUpdate | undefined,
  now: AnyUpdate | undefined,
): boolean {
  const asked = before?.decision;
  return asked !== undefined && asked.question === intention?.question && asked.id !== now?.decision?.id;
}

/** An intention as the server keeps it. */
export function intentionIn({ question, planned }: Plan): Intention | undefined {
  return question !== undefined && planned.length > 0 ? { question, choices: planned } : undefined;
}
