import type { Ask, Seat } from '@riposte/kernel';
import { exhaust, named } from './board.ts';
import type { ActionEntry, Cost, Row } from './card.ts';
import { effectName } from './catalogue.ts';
import { check } from './check.ts';
import { type Choice, discardOf, pickOf, type Question } from './choice.ts';
import { canDo, newEffect, procedureOf } from './effect.ts';
import type { CardId } from './ids.ts';
import { HASTE } from './keywords.ts';
import { isDestructible, isSacrificable } from './kinds.ts';
import { kindsIn, sizeOf } from './pile.ts';
import { discardFromHand } from './piles.ts';
import { addRunes, addTokens } from './runes.ts';
import { rowOf, sheetOf, unsettle } from './sheet.ts';
import { DOOMED, playerOf, rules, type State, type Table, type Thing, thingOf } from './state.ts';
import { loseTime } from './time.ts';

interface UseVars {
  readonly seat: Seat;
  readonly thing: number;
  readonly action: string;
  /** How many cards are still to be discarded. */
  left: number;
  /** The thing that is sacrificed for it. */
  given?: number;
  /** Things that are exhausted for it. */
  tired?: readonly number[];
}

/** The actions of a thing, its own and those it was lent, by name. */
export function actionsOf(row: Row): readonly (readonly [string, ActionEntry])[] {
  if (row.lent.length === 0) return row.print.actions;
  const lent = row.lent.flatMap(({ from, face }) =>
    Object.entries(face.actions ?? {}).map(([name, action]) => [`${from}.${name}`, action] as const),
  );
  return [...row.print.actions, ...lent];
}

/** How many runes of a kind lie on a thing. */
export function countRunes({ runes, time, tokens }: Thing, rune: string): number {
  if (rune === '+1/+1') return runes;
  return rune === 'time' ? time : (tokens[rune] ?? 0);
}

/** Takes the runes of a cost off; RULES 14.31 holds for time runes. */
function payRunes(table: Table, thing: Thing, { rune, amount }: NonNullable<Cost['runes']>): void {
  if (rune === '+1/+1') addRunes(table, thing, -amount);
  else if (rune === 'time') loseTime(table, thing, amount);
  else addTokens(table, thing, rune, -amount);
}

function actionOf(row: Row, name: string): ActionEntry | undefined {
  return actionsOf(row).find(([one]) => one === name)?.[1];
}

/** RULES 5.22: what may be sacrificed for an action. */
export function offeringsOf(state: State, row: Row, { sacrifices }: Cost): readonly Row[] {
  if (!sacrifices) return [];
  const context = { state, me: row.controller, source: row.id, subject: -1, amount: 0 };
  return sheetOf(state).rows.filter(
    (one) =>
      one.controller === row.controller &&
      isSacrificable(one) &&
      isDestructible(one, state) &&
      sacrifices(one, context),
  );
}

/** RULES 5.23: what may be exhausted for an action. */
export function tirableFor(state: State, row: Row, { exhausts }: Cost): readonly Row[] {
  if (!exhausts) return [];
  const context = { state, me: row.controller, source: row.id, subject: -1, amount: 0 };
  return sheetOf(state).rows.filter(
    (one) => one.controller === row.controller && !one.thing.exhausted && exhausts.filter(one, context),
  );
}

/** RULES 5.21, 5.27: whether it was used as often as a turn allows. */
export function isSpent({ uses }: Thing, { name, once, times = once ? 1 : undefined }: ActionEntry): boolean {
  return times !== undefined && uses.filter((one) => one === name).length >= times;
}

/** RULES 5.18: whether the whole cost could be paid, and something would come of it. */
export function isUsable(state: State, row: Row, action: ActionEntry): boolean {
  const { cost, effect, when } = action;
  const { thing, controller, keywords, entry } = row;
  if (isSpent(thing, action)) return false;
  const player = playerOf(state, controller);
  if (cost.exhaust && (thing.exhausted || (thing.fresh && (keywords & HASTE) === 0))) return false;
  if (player.gold < (cost.gold ?? 0) || sizeOf(player.hand) < (cost.discard ?? 0)) return false;
  if (cost.runes && countRunes(thing, cost.runes.rune) < cost.runes.amount) return false;
  if (cost.sacrifice && !isSacrificable(row)) return false;
  if (cost.sacrifices && offeringsOf(state, row, cost).length === 0) return false;
  if (cost.exhausts && tirableFor(state, row, cost).length < cost.exhausts.amount) return false;
  if (when?.(row, state) === false) return false;
  return canDo(
    state,
    effect,
    newEffect(controller, entry.id, { source: row.id }),
    player.gold - (cost.gold ?? 0),
  );
}

function offered(state: State, { thing, action: name }: UseVars): readonly Row[] {
  const row = rowOf(state, thing);
  const action = row && actionOf(row, name);
  return action ? offeringsOf(state, row, action.cost) : [];
}

/** How many are still to be exhausted, and what may be. */
function tirable(state: State, { thing, action: name, tired = [] }: UseVars) {
  const row = rowOf(state, thing);
  const cost = row && actionOf(row, name)?.cost;
  const needed = (cost?.exhausts?.amount ?? 0) - tired.length;
  const rows = cost && needed > 0 ? tirableFor(state, row, cost).filter(({ id }) => !tired.includes(id)) : [];
  return { needed, rows };
}

export const use = rules.procedure<UseVars>('use', {
  cardDiscarded: {
    asks(state, { seat, left }): Ask<Choice, Question> | undefined {
      if (left === 0) return undefined;
      const { hand, cards } = playerOf(state, seat);
      const choices = kindsIn(hand).map((card) => discardOf(cards[card] as CardId));
      return { seat, question: 'discard', choices };
    },
    run(table, vars, answer) {
      if (answer?.type !== 'discard') return undefined;
      discardFromHand(table, vars.seat, answer.card);
      vars.left -= 1;
      return vars.left > 0 ? 'cardDiscarded' : undefined;
    },
  },
  sacrificeChosen: {
    asks(state, vars): Ask<Choice, Question> | undefined {
      const choices = offered(state, vars).map(({ id }) => pickOf(id));
      return choices.length > 1 ? { seat: vars.seat, question: 'pick', choices } : undefined;
    },
    run({ state }, vars, answer) {
      const given = answer?.type === 'pick' ? answer.thing : offered(state, vars)[0]?.id;
      if (given !== undefined) vars.given = given;
    },
  },
  exhaustedChosen: {
    asks(state, vars): Ask<Choice, Question> | undefined {
      const { needed, rows } = tirable(state, vars);
      if (rows.length <= needed) return undefined;
      return { seat: vars.seat, question: 'pick', choices: rows.map(({ id }) => pickOf(id)) };
    },
    run({ state }, vars, answer) {
      const { needed, rows } = tirable(state, vars);
      if (rows.length === 0) return undefined;
      const taken = answer?.type === 'pick' ? [answer.thing] : rows.slice(0, needed).map(({ id }) => id);
      vars.tired = [...(vars.tired ?? []), ...taken];
      return needed > taken.length ? 'exhaustedChosen' : undefined;
    },
  },
  paid(table, { seat, thing: id, action: name, given, tired = [] }) {
    const { state, tell, call } = table;
    const row = rowOf(state, id);
    const action = row && actionOf(row, name);
    if (!row || !action) return;
    // RULES 13.9: the ability is that of the card it has become.
    const { thing, entry } = row;
    const { cost } = action;
    tell?.({ type: 'used', seat, thing: named(thing), action: action.name });
    playerOf(state, seat).gold -= cost.gold ?? 0;
    if (cost.runes) payRunes(table, thing, cost.runes);
    if (action.once || action.times) thing.uses = [...thing.uses, action.name];
    if (cost.exhaust) exhaust(table, thing);
    for (const other of state.things.filter((one) => tired.includes(one.id))) exhaust(table, other);
    for (const lost of [cost.sacrifice ? thing : undefined, thingOf(state, given ?? -1)]) {
      if (!lost) continue;
      lost.marks |= DOOMED;
      unsettle(state);
    }
    check(table);
    if (!state.winners)
      call(procedureOf(effectName(action.effect)), newEffect(seat, entry.id, { source: id }));
  },
});
