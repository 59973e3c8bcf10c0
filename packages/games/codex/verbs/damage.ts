import { heal, strike } from '../board.ts';
import type { Deed, Filter, Part, Row } from '../card.ts';
import { touch } from '../sheet.ts';
import { DOOMED, type Thing } from '../state.ts';

/** Damage by a spell or an ability, to several things at once. */
export function hurt({ table, vars }: Deed, things: readonly Thing[], amount: number): void {
  strike(
    table,
    things.map(({ id }) => ({ to: id, amount, from: vars.source, card: vars.card, combat: false })),
  );
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
function doom({ state }: Deed, thing: Thing): void {
  thing.marks |= DOOMED;
  touch(state);
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
