import { type Ask, DONE, type Seat } from '@riposte/kernel';
import { addRunes, addTokens, arrive, exhaust, named, unbury } from './board.ts';
import type { ActionEntry, CardEntry, Cost, PlayedFrom, Row } from './card.ts';
import { effectName, entryOf, partsOf } from './catalogue.ts';
import { check } from './check.ts';
import { type Choice, discardOf, pickOf, type Question } from './choice.ts';
import { canDo, newEffect, procedureOf } from './effect.ts';
import type { CardId, Spec } from './ids.ts';
import { TECH_BUILDINGS, TECH_LAB } from './ids.ts';
import { confine, jailFor } from './jail.ts';
import { HASTE } from './keywords.ts';
import { isBuilding, isDestructible, isSacrificable } from './kinds.ts';
import { kindsIn, sizeOf } from './pile.ts';
import { discardFromHand, discardFromPlay, takeFromCodex, takeFromHand } from './piles.ts';
import { numberOf } from './player.ts';
import {
  barTo,
  buildPrice,
  isBuilt,
  isWatched,
  levelOfBuilding,
  meetsNeeds,
  priceOf,
  promiseOf,
} from './price.ts';
import { rowOf, sheetOf, unsettle } from './sheet.ts';
import { DOOMED, playerOf, rules, type State, type Table, type Thing, thingOf } from './state.ts';
import { loseTime } from './time.ts';
import { takeTop } from './top.ts';
import { fire } from './trigger.ts';

interface PlayVars {
  readonly seat: Seat;
  readonly card: CardId;
  readonly boosted: boolean;
  readonly cost: number;
  readonly from: PlayedFrom;
  /** The thing that it was buried under. */
  readonly grave?: number;
  /** The ongoing spell that it became; -1 for none. */
  thing: number;
}

/** Whether a card can be played now, for this price. */
export function isPlayable(
  state: State,
  seat: Seat,
  entry: CardEntry,
  price: number,
  from: PlayedFrom = 'hand',
): boolean {
  const { gold } = playerOf(state, seat);
  if (price > gold || !meetsNeeds(state, seat, entry)) return false;
  if (barTo(state, seat, entry, from)) return false;
  return entry.kind !== 'spell' || isCastable(state, seat, entry, gold - price);
}

/** RULES 5.13: whether something would come of a spell, with so much gold left for resist. */
export function isCastable(
  state: State,
  seat: Seat,
  entry: CardEntry,
  gold = playerOf(state, seat).gold,
): boolean {
  if (entry.playable) return entry.playable(state, seat);
  if (!entry.cast || entry.forecast !== undefined) return true;
  return (
    (entry.ongoing && !partsOf(entry.cast)[0]?.filter) ||
    canDo(state, entry.cast, newEffect(seat, entry.id), gold)
  );
}

/** The prices for which a card may be played: as it is, and boosted. */
export function pricesOf(
  state: State,
  seat: Seat,
  entry: CardEntry,
): readonly { price: number; boost: boolean }[] {
  const price = priceOf(state, seat, entry);
  const plain = { price, boost: false };
  return entry.boost === undefined ? [plain] : [plain, { price: price + entry.boost, boost: true }];
}

/** Takes the card from where it is; whose it is. */
function taken(table: Table, { seat, card, from, grave }: PlayVars): Seat {
  if (from === 'grave') return unbury(table, grave ?? -1, card);
  if (from === 'deck') takeTop(table, seat);
  else if (from === 'hand') takeFromHand(table, seat, card);
  else takeFromCodex(table, seat, card);
  return seat;
}

export const play = rules.procedure<PlayVars>('play', {
  paid(table, vars) {
    const { state, tell, call } = table;
    const { seat, card, boosted, cost } = vars;
    const player = playerOf(state, seat);
    const entry = entryOf(card);
    const owner = taken(table, vars);
    player.gold -= cost;
    unsettle(state);
    promise(state, seat, entry);
    count(state, seat, entry, vars.from);
    tell?.({ type: 'played', seat, card, cost, boost: boosted });
    if (entry.kind !== 'spell') {
      const fromHand = vars.from === 'hand';
      const jail = fromHand ? jailFor(state, seat, entry) : undefined;
      const thing = jail ? undefined : arrive(table, card, owner, { controller: seat, fromHand });
      const arrived = thing && fromHand ? rowOf(state, thing.id) : undefined;
      if (arrived) fire(state, 'played', arrived);
      if (jail) confine(table, jail, card, seat);
      if (fromHand && entry.kind === 'unit')
        for (const row of sheetOf(state).rows)
          if (row.controller === seat && row.id !== thing?.id) fire(state, 'unitPlayed', row);
      if ((thing || jail) && boosted && entry.cast)
        call(
          procedureOf(effectName(entry.cast)),
          newEffect(seat, card, { source: thing?.id ?? -1, boosted }),
        );
      return DONE;
    }
    player.counters.spells += 1;
    // RULES 14.41: its effect comes with its time.
    if (entry.forecast !== undefined) {
      arrive(table, card, owner, { controller: seat });
      return undefined;
    }
    if (entry.ongoing) vars.thing = arrive(table, card, seat)?.id ?? -1;
    else player.casting = [...player.casting, numberOf(player, card)];
    if (entry.cast)
      call(procedureOf(effectName(entry.cast)), newEffect(seat, card, { source: vars.thing, boosted }));
    return undefined;
  },
  resolved(table, { seat, card, thing }) {
    const { state } = table;
    const player = playerOf(state, seat);
    const number = numberOf(player, card);
    // RULES 11.8: unless the spell has put itself elsewhere.
    if (thing < 0 && player.casting.includes(number)) {
      endCasting(state, seat, card);
      discardFromPlay(table, seat, card);
    }
    const subject = rowOf(state, thing);
    for (const row of sheetOf(state).rows)
      if (row.controller === seat && row.id !== thing) fire(state, 'spellPlayed', row, subject);
  },
});

/** Counts what is played or built in a turn, where a card of an opponent asks for it. */
function count(state: State, seat: Seat, entry: CardEntry, from: PlayVars['from'] | 'base'): void {
  if (!isWatched(state, seat)) return;
  const { counters } = playerOf(state, seat);
  if (from === 'hand') counters.fromHand = (counters.fromHand ?? 0) + 1;
  if (isBuilding({ entry })) counters.buildings = (counters.buildings ?? 0) + 1;
}

/** RULES 5.25: what was promised for the next card is owed from now on. */
function promise(state: State, seat: Seat, { cost }: CardEntry): void {
  const promised = promiseOf(state, seat);
  if (!promised) return;
  const others = state.lasting.filter((one) => one !== promised);
  state.lasting = cost > 0 ? [...others, { ...promised, until: 'for good', amount: cost }] : others;
}

/** The spell is not under way any more; where it goes is said elsewhere. */
export function endCasting(state: State, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat);
  const at = player.casting.indexOf(numberOf(player, card));
  player.casting = player.casting.filter((_, index) => index !== at);
}

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
  const { thing, controller, keywords } = row;
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
    newEffect(controller, thing.card, { source: row.id }),
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
    const { thing } = row;
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
      call(procedureOf(effectName(action.effect)), newEffect(seat, thing.card, { source: id }));
  },
});

interface BuildVars {
  readonly seat: Seat;
  readonly building: CardId;
}

/** The specs that may be chosen now, for the tech II building first, then for the lab (RULES 6.3, 6.10). */
function openSpecs(
  state: State,
  seat: Seat,
): { readonly for: 'tech' | 'lab'; readonly specs: readonly Spec[] } | undefined {
  if (state.options.game === 'basic') return undefined;
  const { spec, labSpec, heroes } = playerOf(state, seat);
  const isFor = spec === 'none' ? 'tech' : 'lab';
  if (isFor === 'lab' && labSpec !== 'none') return undefined;
  if (!isBuilt(state, seat, isFor === 'tech' ? TECH_BUILDINGS[1] : TECH_LAB)) return undefined;
  const specs = heroes.flatMap(({ card }) => entryOf(card).spec ?? []);
  return { for: isFor, specs: specs.filter((one) => one !== spec) };
}

export const build = rules.procedure<BuildVars>('build', {
  paid(table, { seat, building }) {
    const { state, tell } = table;
    const player = playerOf(state, seat);
    const cost = buildPrice(state, seat, building) ?? 0;
    player.gold -= cost;
    count(state, seat, entryOf(building), 'base');
    player.paidExtra = true;
    const level = levelOfBuilding(building);
    if (level > 0 && !player.built.includes(level)) player.built = [...player.built, level];
    const constructing =
      level === 0 || !state.lasting.some(({ from, by }) => by === seat && entryOf(from).finishesTech);
    const thing = arrive({ ...table, tell: undefined }, building, seat, { constructing });
    if (!thing) return;
    tell?.({ type: 'construction', seat, thing: named(thing), cost });
    if (building === TECH_LAB) player.labSpec = 'none';
  },
  specChosen: {
    asks(state, { seat }): Ask<Choice, Question> | undefined {
      const open = openSpecs(state, seat);
      return open && open.specs.length > 1
        ? { seat, question: 'spec', choices: open.specs.map((spec): Choice => ({ type: 'spec', spec })) }
        : undefined;
    },
    run({ state, tell }, { seat }, answer) {
      const open = openSpecs(state, seat);
      const spec = answer?.type === 'spec' ? answer.spec : open?.specs[0];
      if (!open || !spec) return undefined;
      const player = playerOf(state, seat);
      if (open.for === 'tech') player.spec = spec;
      else player.labSpec = spec;
      tell?.({ type: 'specChosen', seat, spec, for: open.for });
      return 'specChosen';
    },
  },
});
