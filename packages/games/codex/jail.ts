import type { Seat } from '@riposte/kernel';
import { arrive, named } from './board.ts';
import type { CardEntry } from './card.ts';
import type { CardId } from './ids.ts';
import { sheetOf, touch } from './sheet.ts';
import { isFriendly, type State, type Table, type Thing } from './state.ts';

// RULES 5.19: a unit that is played may be held by an opponent's card before it arrives.

/** Where a unit goes that a player plays; nothing where it arrives. What goes to the future is never held. */
export function jailFor(state: State, seat: Seat, { kind, forecast }: CardEntry): Thing | undefined {
  if (kind !== 'unit' || forecast !== undefined) return undefined;
  return sheetOf(state).rows.find(
    (row) => row.faces.some(({ jails }) => jails) && !isFriendly(state, row.controller, seat),
  )?.thing;
}

/** A card is held; the one that was held before arrives. */
export function confine(table: Table, jail: Thing, card: CardId, seat: Seat): void {
  const { held } = jail;
  jail.held = { card, seat };
  touch(table.state);
  table.tell?.({ type: 'jailed', seat, card, thing: named(jail) });
  if (held) arrive(table, held.card, held.seat);
}
