import { type Seat, seats } from '@riposte/kernel';
import type { Filter, Part, Row } from '../card.ts';
import { pickOf } from '../choice.ts';
import { isUnit, weakestOf } from '../kinds.ts';
import { sheetOf } from '../sheet.ts';
import { opponentsOf, type State } from '../state.ts';
import { doom } from './damage.ts';

/** The weakest units of the first of these players of whom none was taken yet. */
function nextWeakest(
  state: State,
  me: Seat,
  from: readonly Seat[],
  isTaken: Filter,
  picked: readonly number[],
): readonly Row[] {
  const context = { state, me, source: -1, subject: -1, amount: 0 };
  const units = sheetOf(state).rows.filter((row) => isUnit(row) && isTaken(row, context));
  for (const seat of from) {
    const theirs = units.filter(({ controller }) => controller === seat);
    if (theirs.length > 0 && !theirs.some(({ id }) => picked.includes(id))) return weakestOf(theirs);
  }
  return [];
}

/** RULES 14.37: each of these players loses the weakest unit that can go; all of them go at once. */
export function takeWeakest(of: 'all' | 'opponents', isTaken: Filter): Part {
  const from = (state: State, me: Seat) =>
    of === 'all' ? seats(state.players.length) : opponentsOf(state, me);
  const next = (state: State, me: Seat, picked: readonly number[]) =>
    nextWeakest(state, me, from(state, me), isTaken, picked);
  return {
    list: (state, { me, picked }) => next(state, me, picked).map(({ id }) => pickOf(id)),
    run(deed, chosen) {
      const { state, vars, me } = deed;
      if (!chosen) return undefined;
      vars.picked = [...vars.picked, chosen.id];
      if (next(state, me, vars.picked).length > 0) return 'again';
      for (const { id, thing } of sheetOf(state).rows) if (vars.picked.includes(id)) doom(deed, thing);
      return undefined;
    },
  };
}
