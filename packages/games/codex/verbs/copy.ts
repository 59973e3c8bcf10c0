import { named } from '../board.ts';
import type { Row } from '../card.ts';
import type { Deed } from '../effectVars.ts';
import { copiedFrom, touch } from '../sheet.ts';
import type { Disguise } from '../state.ts';

type Terms = Pick<Disguise, 'until'> & Partial<Disguise>;

/** RULES 13.9: a thing becomes a copy of another, by these terms. Nothing arrives by it. */
export function becomeCopy({ table, state, me }: Deed, { thing }: Row, of: Row, terms: Terms): void {
  const { entry, base, print, tech } = copiedFrom(of.thing);
  const isIllusory = of.thing.disguises.at(-1)?.illusory === true;
  state.clock += 1;
  const disguise: Disguise = {
    as: entry.id,
    by: me,
    at: state.clock,
    clears: false,
    tech,
    ...(base !== print.atk && { base }),
    ...(isIllusory && { illusory: true as const }),
    ...terms,
  };
  thing.disguises = [...thing.disguises, disguise];
  // RULES 5.15: it has been that card for less time than the other.
  thing.since = state.clock;
  touch(state);
  table.tell?.({ type: 'turnedOver', thing: named(thing), into: entry.id });
}
