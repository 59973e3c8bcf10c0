// The small deeds that rules and cards share: gold, workers, what arrives, leaves, readies and changes hands.

import type { Seat } from '@riposte/kernel';
import { isAnswered, isAnsweredBySide, isAsked, isGiven } from './ask.ts';
import { entryOf } from './catalogue.ts';
import type { Named } from './event.ts';
import { BASE, type CardId, NO_SLOT, TEAM_BASE } from './ids.ts';
import { fireLeaving } from './leaving.ts';
import { isLost, mapOf, mapRules } from './maps.ts';
import { codexFromPlay, discardFromPlay, handFromPlay, trashCard } from './piles.ts';
import { type HeroSlot, numberOf } from './player.ts';
import { isByBook } from './rulings.ts';
import { rowOf, sheetOf, touch, unsettle } from './sheet.ts';
import { openHands } from './sight.ts';
import {
  ARRIVED,
  type Buried,
  buriedUnder,
  DISABLED,
  FROM_HAND,
  futureOf,
  isFriendly,
  newThing,
  opponentsOf,
  playerOf,
  type State,
  type Table,
  type Thing,
  teamOf,
} from './state.ts';
import { fire, fireAll } from './trigger.ts';

/** RULES 3.7. */
const MOST_GOLD = 20;
/** RULES 4.12. */
const SUMMONING_RUNES = 2;

export function named({ id, card, controller }: Thing): Named {
  return { id, card, seat: controller };
}

export function gainGold({ state, tell }: Table, seat: Seat, amount: number, by: string): void {
  const player = playerOf(state, seat);
  const gained = Math.min(amount, MOST_GOLD - player.gold);
  if (gained <= 0) return;
  player.gold += gained;
  tell?.({ type: 'goldGained', seat, amount: gained, by });
}

/** RULES 9.15: as much as there is. */
export function stealGold({ state, tell }: Table, seat: Seat, from: Seat, amount: number): void {
  const victim = playerOf(state, from);
  const thief = playerOf(state, seat);
  const taken = Math.min(amount, victim.gold);
  if (taken === 0) return;
  victim.gold -= taken;
  thief.gold = Math.min(MOST_GOLD, thief.gold + taken);
  unsettle(state);
  tell?.({ type: 'goldTaken', seat, from, amount: taken });
}

export function trashWorker({ state, tell }: Table, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (player.workers === 0) return false;
  player.workers -= 1;
  tell?.({ type: 'workerTrashed', seat });
  return true;
}

interface Arrival {
  readonly controller?: Seat;
  readonly level?: number;
  readonly fromHand?: boolean;
  readonly fromFuture?: boolean;
  readonly constructing?: boolean;
}

/** Something enters play; nothing when it is a second legendary card (RULES 5.14) or goes to the future (14.32). */
export function arrive(table: Table, card: CardId, owner: Seat, arrival: Arrival = {}): Thing | undefined {
  const { state, tell } = table;
  const { controller = owner, level = 0, fromHand = false, fromFuture = false } = arrival;
  const entry = entryOf(card);
  if (entry.forecast !== undefined && !fromFuture) {
    foretell(table, card, owner, controller, entry.forecast);
    return undefined;
  }
  if (
    entry.legendary &&
    !isByBook(state, 'second legend') &&
    sheetOf(state).rows.some((row) => row.entry === entry && row.controller === controller)
  ) {
    tell?.({ type: 'notArrived', seat: controller, card });
    discardFromPlay(table, owner, card);
    return undefined;
  }
  state.clock += 1;
  const thing = newThing(state.clock, card, owner, state.clock);
  thing.controller = controller;
  // RULES 4.17.
  thing.level = level > 1 && isStunted(state, thing) ? 1 : level;
  thing.time = entry.fading ?? 0;
  thing.constructing = arrival.constructing ?? false;
  thing.marks = ARRIVED | (fromHand ? FROM_HAND : 0);
  if (fromHand && entry.kind === 'unit') playerOf(state, controller).counters.unitsFromHand += 1;
  state.things.push(thing);
  touch(state);
  tell?.(
    entry.kind === 'hero' || entry.token
      ? { type: 'summoned', seat: controller, thing: named(thing) }
      : { type: 'arrived', seat: controller, thing: named(thing) },
  );
  const row = rowOf(state, thing.id);
  if (row) {
    if (isAnswered(row, 'allows', 'see hands')) openHands(table, controller);
    fire(state, 'arrives', row);
    fireAll(state, 'otherArrives', row);
    if (entry.maxLevel !== undefined && thing.level >= entry.maxLevel) fire(state, 'maxLevel', row);
  }
  return thing;
}

/** RULES 14.32: a card waits in the future, out of play. */
function foretell({ state, tell }: Table, card: CardId, owner: Seat, seat: Seat, runes: number): void {
  state.clock += 1;
  const thing = newThing(state.clock, card, owner, state.clock);
  thing.controller = seat;
  thing.time = runes;
  setFuture(state, [...futureOf(state), thing]);
  tell?.({ type: 'foretold', seat, card, runes });
}

export function setFuture(state: State, future: readonly Thing[]): void {
  state.future = future.length > 0 ? future : undefined;
  unsettle(state);
}

export type Where = 'discard' | 'hand' | 'trash' | 'command' | 'codex';

/** A thing leaves play, RULES 9.5, 9.7, 9.18; who sees it leave has been asked before. A grave takes a card that dies. */
export function leave(table: Table, thing: Thing, where: Where, grave?: Thing): void {
  const { state, tell } = table;
  const entry = entryOf(thing.card);
  const index = state.things.indexOf(thing);
  if (index < 0) return;
  state.things.splice(index, 1);
  touch(state);
  // RULES 5.19: what is held never comes.
  if (thing.held) discardFromPlay(table, thing.held.seat, thing.held.card);
  if (state.buried) release(table, thing);
  if (entry.kind === 'hero') {
    const slot = playerOf(state, thing.owner).heroes.find(({ card }) => card === thing.card);
    if (slot) retire(table, thing, slot, where === 'discard');
    if (where !== 'discard') tell?.({ type: 'returned', thing: named(thing), to: 'command zone' });
    return;
  }
  // RULES 13.10: tokens, and what belongs to the base, are no cards of a pile.
  if (numberOf(playerOf(state, thing.owner), thing.card) < 0) {
    if (where === 'trash') tell?.({ type: 'trashed', card: thing.card });
    return;
  }
  if (grave) bury(table, thing, grave);
  else if (where === 'hand') {
    handFromPlay(table, thing.owner, thing.card);
    tell?.({ type: 'returned', thing: named(thing), to: 'hand' });
  } else if (where === 'codex') {
    codexFromPlay(table, thing.owner, thing.card);
    tell?.({ type: 'returned', thing: named(thing), to: 'codex' });
  } else if (where === 'trash') trashCard(table, thing.owner, thing.card);
  else discardFromPlay(table, thing.owner, thing.card);
}

/** RULES 4.12, 18.5, 18.15: a hero goes to the command zone, or out of the game. */
function retire({ state, tell }: Table, thing: Thing, slot: HeroSlot, isDead: boolean): void {
  slot.runes = SUMMONING_RUNES + (isDead ? (mapRules(state).deathRunes ?? 0) : 0);
  if (isDead && isRecalled(state)) slot.died = true;
  if (isLost(state, slot)) tell?.({ type: 'heroLost', thing: named(thing), by: mapOf(state) ?? '' });
}

/** Whether the map or any card of the match asks which heroes have died; otherwise nobody remembers it. */
function isRecalled(state: State): boolean {
  if (mapRules(state).deadHeroesStayDead) return true;
  return state.players.some(({ cards }) => cards.some((card) => entryOf(card).recallsHeroes === true));
}

/** RULES 9.20. */
function bury({ state, tell }: Table, thing: Thing, grave: Thing): void {
  const { card, owner } = thing;
  state.buried = [...(state.buried ?? []), { card, owner, under: grave.id }];
  tell?.({ type: 'buried', thing: named(thing), under: named(grave) });
}

/** A card that was buried is taken out; whose it is. */
export function unbury({ state }: { readonly state: State }, grave: number, card: CardId): Seat {
  const taken = buriedUnder(state, grave).find((one) => one.card === card);
  if (!taken) throw new Error(`no ${card} is buried there`);
  keepBuried(state, (one) => one !== taken);
  return taken.owner;
}

/** RULES 9.20: what lay under a thing that left play is discarded. */
function release(table: Table, { id }: Thing): void {
  const { state, tell } = table;
  const freed = buriedUnder(state, id);
  if (freed.length === 0) return;
  keepBuried(state, ({ under }) => under !== id);
  for (const { owner, card } of freed) discardFromPlay(table, owner, card);
  tell?.({ type: 'unburied', cards: freed.map(({ owner, card }) => ({ seat: owner, card })) });
}

function keepBuried(state: State, isKept: (one: Buried) => boolean): void {
  const buried = (state.buried ?? []).filter(isKept);
  state.buried = buried.length > 0 ? buried : undefined;
}

/** Leaves play without dying. Whether it did: RULES 9.21. */
export function remove(table: Table, thing: Thing, where: Where): boolean {
  return removeAll(table, [thing], where);
}

/** Things leave play together without dying. Whether any did. */
export function removeAll(table: Table, things: readonly Thing[], where: Where): boolean {
  const { state } = table;
  const { rows } = sheetOf(state);
  const leaving = rows.filter((row) => things.includes(row.thing) && !isAnswered(row, 'stays', true, state));
  for (const row of leaving) fire(state, 'leaves', row);
  fireLeaving(
    table,
    leaving.map((row) => ({ row, to: where })),
    rows,
  );
  for (const { thing } of leaving) leave(table, thing, where);
  return leaving.length > 0;
}

/** RULES 4.14: whether a hero gains no levels now. */
export function isStunted(state: State, { grants, controller }: Thing): boolean {
  if (isGiven(grants, 'stops', 'levels')) return true;
  const sheet = sheetOf(state);
  return (
    isAsked(sheet, 'stops') &&
    opponentsOf(state, controller).some((seat) => isAnsweredBySide(sheet, seat, 'stops', 'levels'))
  );
}

/** RULES 8.3: an exhausted patroller leaves its slot. */
export function exhaust({ state, tell }: Table, thing: Thing): void {
  if (thing.exhausted) return;
  thing.exhausted = true;
  if (thing.slot === NO_SLOT) unsettle(state);
  else {
    thing.slot = NO_SLOT;
    touch(state);
  }
  tell?.({ type: 'exhausted', thing: named(thing) });
  const row = rowOf(state, thing.id);
  if (row) fire(state, 'exhausts', row);
}

/** RULES 9.16. */
export function disable(table: Table, thing: Thing): void {
  exhaust(table, thing);
  thing.marks |= DISABLED;
}

export function ready({ state, tell }: Table, thing: Thing): void {
  if (!thing.exhausted) return;
  thing.exhausted = false;
  unsettle(state);
  tell?.({ type: 'readied', thing: named(thing) });
}

/** RULES 9.17. */
export function sideline({ state, tell }: Table, thing: Thing): void {
  if (thing.slot === NO_SLOT) return;
  thing.slot = NO_SLOT;
  touch(state);
  tell?.({ type: 'sidelined', thing: named(thing) });
}

/** RULES 13.8. */
export function takeControl(table: Table, thing: Thing, seat: Seat): void {
  const { state, tell } = table;
  if (thing.controller === seat) return;
  state.clock += 1;
  thing.controller = seat;
  thing.since = state.clock;
  thing.slot = NO_SLOT;
  thing.fresh = true;
  if (thing.lent?.by === seat) thing.lent = undefined;
  touch(state);
  tell?.({ type: 'controlled', thing: named(thing), seat });
  const row = rowOf(state, thing.id);
  if (row && isAnswered(row, 'allows', 'see hands')) openHands(table, seat);
}

/** Gives a thing what a card grants, for a time. */
export function grant(
  { state, tell }: Table,
  thing: Thing,
  from: CardId,
  until: Thing['grants'][number]['until'],
  by: Seat,
  amount = 0,
): void {
  state.clock += 1;
  thing.grants = [...thing.grants, { from, until, by, at: state.clock, amount }];
  touch(state);
  tell?.({ type: 'granted', thing: named(thing), by: from });
}

/** What is left of a player's base; none for a player who could not pay (RULES 1.5). */
export function baseHp(state: State, seat: Seat): number {
  if (teamOf(state, seat).some((one) => playerOf(state, one).ruined)) return 0;
  const { card, damage } = baseOf(state, seat);
  return Math.max(0, (entryOf(card).hp ?? 0) - damage);
}

/** RULES 1.3, 16.12: those of some players whose bases have the most HP left. */
export function healthiest(state: State, among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => baseHp(state, seat)));
  return among.filter((seat) => baseHp(state, seat) === most);
}

export function baseOf(state: State, seat: Seat): Thing {
  const base = state.things.find(
    ({ card, controller }) => (card === BASE || card === TEAM_BASE) && isFriendly(state, controller, seat),
  );
  if (!base) throw new Error(`seat ${seat} has no base`);
  return base;
}
