import { arrive, named, setFuture } from './board.ts';
import { effectName, entryOf } from './catalogue.ts';
import { numberOf } from './player.ts';
import { futureOf, playerOf, type State, type Table, type Thing, thingOf } from './state.ts';
import { wait } from './trigger.ts';

// RULES 14.32, 14.40, 14.41: cards in the future, and how they come.

/** RULES 14.32: a time rune less; without any, the card arrives. */
export function hasten(table: Table, id: number): void {
  const waiting = postpone(table, id, -1);
  if (!waiting) return;
  const { card, owner, controller, time } = waiting;
  table.tell?.({ type: 'faded', thing: named(waiting), left: time });
  if (time > 0) return;
  const { kind, ongoing, cast } = entryOf(card);
  if (kind === 'spell' && !ongoing && cast) resolveLate(table.state, waiting, effectName(cast));
  else arrive(table, card, owner, { controller, fromFuture: true });
}

/** RULES 14.41: the effect of a spell whose time has come waits among the other triggers. */
function resolveLate(state: State, { card, controller: me }: Thing, effect: string): void {
  const player = playerOf(state, me);
  player.casting = [...player.casting, numberOf(player, card)];
  // The one spell of this kind gives a turn, whenever it comes in the upkeep.
  wait(state, { effect, me, source: -1, card, subject: -1, amount: 0, commutes: true });
}

/** Changes the time runes of a card in the future; what it is then, also where it waits no more. */
function postpone({ state }: Table, id: number, runes: number): Thing | undefined {
  const waiting = thingOf({ things: futureOf(state) }, id);
  if (!waiting) return undefined;
  const changed = { ...waiting, time: waiting.time + runes };
  setFuture(
    state,
    futureOf(state)
      .map((one) => (one === waiting ? changed : one))
      .filter((one) => one.time > 0),
  );
  return changed;
}

/** RULES 14.40: one time rune more for a card in the future. */
export function delay(table: Table, id: number): void {
  const waiting = postpone(table, id, 1);
  if (waiting) table.tell?.({ type: 'runesPlaced', thing: named(waiting), rune: 'time', amount: 1 });
}
