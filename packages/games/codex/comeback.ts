import { arrive, remove, unbury } from './board.ts';
import { entryOf } from './catalogue.ts';
import { takeBack } from './piles.ts';
import type { Gone, State, Table, Thing } from './state.ts';

/** The cards that a thing is to bring back. */
export function goneBy({ gone }: Pick<State, 'gone'>, by: number): readonly Gone[] {
  return gone ? gone.filter((one) => one.by === by) : [];
}

/** RULES 9.22: trashes a thing and brings its card back at once. */
export function flicker(table: Table, thing: Thing): void {
  const { id, card, owner, controller } = thing;
  if (!remove(table, thing, 'trash') || entryOf(card).token) return;
  comeBack(table, { id, card, owner, controller, by: -1, in: 'trash' });
}

/** RULES 9.22: a card comes back as a new thing, unless it lies elsewhere by now. */
export function comeBack(table: Table, { id, card, owner, controller, in: place }: Gone): void {
  const { state } = table;
  const left = (state.gone ?? []).filter((one) => one.id !== id);
  state.gone = left.length > 0 ? left : undefined;
  const grave = state.buried?.find((one) => one.card === card && one.owner === owner)?.under;
  if (place === 'grave' ? grave === undefined : !takeBack(table, owner, card, place)) return;
  if (grave !== undefined && place === 'grave') unbury(table, grave, card);
  arrive(table, card, owner, { controller });
}

/** What a thing was to bring back does not come any more. */
export function forget(state: State, by: number): void {
  const left = (state.gone ?? []).filter((one) => one.by !== by);
  state.gone = left.length > 0 ? left : undefined;
}
