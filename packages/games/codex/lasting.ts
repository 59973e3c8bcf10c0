import type { Seat } from '@riposte/kernel';
import { touch, unsettle } from './sheet.ts';
import type { State, Until } from './state.ts';

type Ending = { readonly until: Until; readonly by: Seat };

/** RULES 11.13: what lasts through the next turn of a player ends with this one, which is theirs. */
export function nearEnd(state: State, seat: Seat): void {
  const isLast = ({ until, by }: Ending) => until === 'next turn' && by === seat;
  const near = <One extends Ending>(list: readonly One[]): readonly One[] =>
    list.some(isLast) ? list.map((one) => (isLast(one) ? { ...one, until: 'turn' } : one)) : list;
  for (const thing of state.things) thing.grants = near(thing.grants);
  state.lasting = near(state.lasting);
}

/** Ends what lasts until now. */
export function endOf(state: State, isOver: (one: Ending) => boolean): void {
  for (const thing of state.things) {
    thing.grants = withoutEnded(state, thing.grants, isOver);
    const disguises = withoutEnded(state, thing.disguises, isOver);
    if (disguises === thing.disguises) continue;
    thing.disguises = disguises;
    state.clock += 1;
    thing.since = state.clock;
  }
  state.lasting = withoutEnded(state, state.lasting, isOver);
  unsettle(state);
}

function withoutEnded<One extends Ending>(
  state: State,
  list: readonly One[],
  isOver: (one: Ending) => boolean,
): readonly One[] {
  if (list.length === 0 || !list.some(isOver)) return list;
  touch(state);
  return list.filter((one) => !isOver(one));
}
