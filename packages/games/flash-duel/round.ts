import type { Tools } from '@riposte/kernel';
import type { Event } from './event.ts';
import type { RoundEnd, State } from './state.ts';

/** Whether the round has run out of time and is being settled. */
export function isTimeOver({ stack }: Pick<State, 'stack'>): boolean {
  return stack.some(({ procedure }) => procedure === 'timeOver');
}

/** Ends the round at once, whatever is under way; the game then settles it. */
export function endRound({ state, unwindTo }: Tools<State, Event>, end: RoundEnd): void {
  state.roundEnd = end;
  unwindTo('game');
}
