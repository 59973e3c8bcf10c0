import { type Frame, fork, type Random, stackFor, type Viewer } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { Position, State } from './state.ts';

/** RULES 4.3: everything is open but chance, and what others choose at the same time. */
export interface View extends Position {
  readonly viewer: Viewer;
  readonly stack: readonly Frame<Choice>[];
}

export function viewOf({ random: _random, stack, ...position }: State, viewer: Viewer): View {
  return { viewer, ...copied(position), stack: stackFor(stack, viewer) };
}

export function imagine({ viewer: _viewer, stack, ...position }: View, random: Random): State {
  return {
    ...copied(position),
    random: fork(random),
    stack: stack.map((frame) => ({ ...frame, vars: { ...frame.vars } })),
  };
}

function copied(position: Position): Position {
  return { ...position, figures: position.figures.map((figure) => ({ ...figure })) };
}

/** Events by which chance, or what was chosen in secret, comes to light. */
const SHOWN: readonly Event['type'][] = [
  'charactersChosen',
  'rivalsThrew',
  'characterTaken',
  'startThrown',
  'startDecided',
  'sectorThrown',
  'diceThrown',
  'chestOpened',
  'cardDrawn',
  'shot',
  'thrownAgain',
  'bulbThrown',
];

export function reveals({ type }: Event): boolean {
  return SHOWN.includes(type);
}
