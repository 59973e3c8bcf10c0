import type { Table } from '@riposte/kernel';
import type { Event } from './event.ts';
import type { RoundEnd, State } from './state.ts';

/** Ends the round at once, whatever is under way; the game then settles it. */
export function endRound({ state, unwindTo }: Table<State, Event>, end: RoundEnd): void {
  state.roundEnd = end;
  unwindTo('game');
}
