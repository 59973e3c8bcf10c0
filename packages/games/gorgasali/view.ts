import { copyStack, type Frame, fork, type Random, stackFor, type Viewer } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { copyFigures, type Position, type State } from './state.ts';

/** RULES 4.3: everything is open but chance, and what others choose at the same time. */
export interface View extends Position {
  readonly viewer: Viewer;
  readonly stack: readonly Frame<Choice>[];
}

export function viewOf(state: State, viewer: Viewer): View {
  return { viewer, ...positionOf(state), stack: stackFor(state.stack, viewer) };
}

export function imagine(view: View, random: Random): State {
  return { ...positionOf(view), random: fork(random), stack: copyStack(view.stack) };
}

/** A copy of what a state and a view both have. Written out, as a machine is slow to leave fields out. */
function positionOf(of: Position): Position {
  return {
    options: of.options,
    round: of.round,
    turns: of.turns,
    first: of.first,
    active: of.active,
    figures: copyFigures(of.figures),
    weapons: of.weapons,
    weaponDiscard: of.weaponDiscard,
    supports: of.supports,
    supportDiscard: of.supportDiscard,
    chests: of.chests,
    banners: of.banners,
    fallen: of.fallen,
  };
}
