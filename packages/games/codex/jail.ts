import type { Seat } from '@riposte/kernel';
import { isAnswered, isAsked } from './ask.ts';
import { arrive, named } from './board.ts';
import { effectName, entryOf } from './catalogue.ts';
import { newEffect, procedureOf } from './effect.ts';
import type { CardId } from './ids.ts';
import type { PlayedFrom } from './queries.ts';
import { isByBook } from './rulings.ts';
import { sheetOf, touch } from './sheet.ts';
import { isFriendly, type State, type Table, type Thing } from './state.ts';

// RULES 5.19: a unit that is played may be held by an opponent's card before it arrives.

const NONE: readonly number[] = [];

/** Where a unit that a player plays may go; nothing where it arrives. What goes to the future is never held. */
export function jailsFor(
  state: State,
  { seat, card, from }: { readonly seat: Seat; readonly card: CardId; readonly from: PlayedFrom },
): readonly number[] {
  const { kind, forecast } = entryOf(card);
  if (from !== 'hand' || kind !== 'unit' || forecast !== undefined) return NONE;
  const sheet = sheetOf(state);
  if (!isAsked(sheet, 'jails')) return NONE;
  return sheet.rows
    .filter((row) => isAnswered(row, 'jails', true) && !isFriendly(state, row.controller, seat))
    .map(({ id }) => id);
}

/** A card is held; the one that was held before arrives. */
export function confine(table: Table, jail: Thing, card: CardId, seat: Seat, boosted: boolean): void {
  const { state, tell } = table;
  const { held } = jail;
  const waits = boosted && isByBook(state, 'jail boost');
  jail.held = waits ? { card, seat, boosted: true } : { card, seat };
  touch(state);
  tell?.({ type: 'jailed', seat, card, thing: named(jail) });
  if (!held) return;
  const thing = arrive(table, held.card, held.seat);
  if (thing && held.boosted) boost(table, held.card, held.seat, thing.id);
}

/** RULES 5.11: what a boost does. */
export function boost({ call }: Table, card: CardId, seat: Seat, source: number): void {
  const { cast } = entryOf(card);
  if (cast) call(procedureOf(effectName(cast)), newEffect(seat, card, { source, boosted: true }));
}
