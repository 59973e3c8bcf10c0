import type { Harms } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { Event } from '../event.ts';
import { cardName } from '../words/label.ts';
import { Of } from '../words/said.ts';

/** RULES 1.1: a match is lost with the base. */
export const harms: Harms<Event> = {
  of(event, _before, names) {
    if (event.type !== 'damaged' || entryOf(event.thing.card).kind !== 'base') return undefined;
    const { thing, amount, by } = event;
    return { seat: thing.seat, what: Of(thing, names), amount, by: cardName(by) };
  },
  sum: (what, amount) => `${what} took ${amount} damage`,
};
