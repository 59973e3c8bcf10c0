import type { Ask, Seat } from '@riposte/kernel';
import { named, trashWorker } from './board.ts';
import { entryOf } from './catalogue.ts';
import { check } from './check.ts';
import { type Choice, pickOf, type Question, useOf } from './choice.ts';
import { hasten } from './future.ts';
import { isDestructible, isSacrificable } from './kinds.ts';
import { sheetOf, unsettle } from './sheet.ts';
import { DOOMED, futureOf, playerOf, rules, type State, thingOf } from './state.ts';

// RULES 14.42: a card in the future that comes sooner for a sacrifice.

/** For a button: what it does. */
export const HURRY = 'a time rune less';

const WORKER: Choice = { type: 'mode', mode: 'labor' };

/** What may be sacrificed for a card in the future. */
function offerings(state: State, seat: Seat, id: number): readonly Choice[] {
  const thing = thingOf({ things: futureOf(state) }, id);
  const { hurriedBy } = thing ? entryOf(thing.card) : {};
  if (!hurriedBy || thing?.controller !== seat) return [];
  const given = sheetOf(state).rows.filter(
    (row) => row.controller === seat && hurriedBy(row) && isSacrificable(row) && isDestructible(row, state),
  );
  const picks = given.map((row) => pickOf(row.id));
  return playerOf(state, seat).workers > 0 ? [...picks, WORKER] : picks;
}

/** The cards of a player in the future that may come sooner. */
export function futureChoices(state: State, seat: Seat, choices: Choice[]): void {
  for (const { id } of futureOf(state))
    if (offerings(state, seat, id).length > 0) choices.push(useOf(id, 'hurry'));
}

interface HurryVars {
  readonly seat: Seat;
  readonly thing: number;
}

export const hurry = rules.procedure<HurryVars>('hurry', {
  sacrificeChosen: {
    asks(state, { seat, thing }): Ask<Choice, Question> | undefined {
      const choices = offerings(state, seat, thing);
      return choices.length > 1 ? { seat, question: 'pick', choices } : undefined;
    },
    run(table, { seat, thing: id }, answer) {
      const { state, tell } = table;
      const thing = thingOf({ things: futureOf(state) }, id);
      const given = answer ?? offerings(state, seat, id)[0];
      if (!thing || !given) return;
      tell?.({ type: 'used', seat, thing: named(thing), action: HURRY });
      if (given.type === 'mode') trashWorker(table, seat);
      const lost = given.type === 'pick' ? thingOf(state, given.thing) : undefined;
      if (lost) lost.marks |= DOOMED;
      unsettle(state);
      check(table);
      if (!state.winners) hasten(table, id);
    },
  },
});
