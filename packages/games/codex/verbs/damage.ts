import { isAnswered, sumOfSide } from '../ask.ts';
import { heal, strike } from '../blow.ts';
import type { Filter, Part, Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import type { Deed } from '../effectVars.ts';
import { isSacrificable } from '../kinds.ts';
import { rowOf, sheetOf, unsettle } from '../sheet.ts';
import { bySeat, DOOMED, type Thing } from '../state.ts';

/** Damage by a spell or an ability, to several things at once. */
export function hurt(deed: Deed, things: readonly Thing[], amount: number): void {
  const { table, vars, me } = deed;
  const dealt = amount + bonusOf(deed);
  const blow = { amount: dealt, from: vars.source, card: vars.card, by: me, combat: false };
  strike(
    table,
    things.map(({ id }) => ({ ...blow, to: id })),
  );
}

/** What cards in play add to the damage of an effect. */
export function bonusOf({ state, me, vars }: Deed): number {
  return sumOfSide(sheetOf(state), me, 'damageBonus', entryOf(vars.card));
}

/** Deals damage to a target. */
export function damage(amount: number | ((row: Row) => number), filter: Filter): Part {
  return {
    filter,
    targets: true,
    run(deed, chosen) {
      if (!chosen) return;
      hurt(deed, [chosen.thing], typeof amount === 'number' ? amount : amount(chosen));
    },
  };
}

/** RULES 9.4: it dies at the next check, unless something else happens instead. */
export function doom({ state, me }: Deed, thing: Thing): void {
  thing.marks |= DOOMED;
  if (thing.hurtBy === -1) thing.hurtBy = bySeat(me);
  unsettle(state);
}

/** RULES 9.8: what cannot be sacrificed is passed over. Whether it was done. */
export function sacrifice(deed: Deed, thing: Thing): boolean {
  const row = rowOf(deed.state, thing.id);
  if (!row || !isSacrificable(row) || isAnswered(row, 'stays', true, deed.state)) return false;
  doom(deed, thing);
  return true;
}

/** Destroys a target. */
export function destroy(filter: Filter): Part {
  return {
    filter,
    targets: true,
    run(deed, chosen) {
      if (chosen) doom(deed, chosen.thing);
    },
  };
}

/** Removes damage from a target. */
export function repair(amount: number, filter: Filter): Part {
  return {
    filter,
    targets: true,
    run({ table }, chosen) {
      if (chosen) heal(table, chosen.thing, amount);
    },
  };
}
