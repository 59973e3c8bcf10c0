import { type Ask, DONE, type Seat } from '@riposte/kernel';
import { arrive, unbury } from './board.ts';
import type { CardEntry } from './card.ts';
import { effectName, entryOf, partsOf } from './catalogue.ts';
import { check } from './check.ts';
import { type Choice, pickOf, type Question } from './choice.ts';
import { canDo, newEffect, procedureOf } from './effect.ts';
import type { CardId } from './ids.ts';
import { boost, confine, jailsFor } from './jail.ts';
import { isBuilding } from './kinds.ts';
import { discardFromPlay, takeFromCodex, takeFromHand } from './piles.ts';
import { numberOf, type Player } from './player.ts';
import { barTo, isWatched, meetsNeeds, priceOf, promiseOf } from './price.ts';
import type { PlayedFrom } from './queries.ts';
import { isByBook } from './rulings.ts';
import { rowOf, sheetOf, unsettle } from './sheet.ts';
import { playerOf, rules, type State, type Table, thingOf } from './state.ts';
import { takeTop } from './top.ts';
import { fire, speaksOf } from './trigger.ts';

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
  /** RULES 5.19: the jail that its player has chosen. */
  readonly jail?: number;
  /** What is in play with a higher id has come since. */
  newest?: number;
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
  from: PlayedFrom = 'hand',
): readonly { price: number; boost: boolean }[] {
  const price = priceOf(state, seat, entry, undefined, from);
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
    vars.newest = state.clock;
    player.gold -= cost;
    unsettle(state);
    promise(state, seat, entry);
    count(state, seat, entry, vars.from);
    tell?.({ type: 'played', seat, card, cost, boost: boosted });
    if (entry.kind !== 'spell') {
      // Until its player has chosen a jail it lies where all can see it.
      if (jailsFor(state, vars).length > 1) return hold(player, card);
      land(table, vars, owner);
      return DONE;
    }
    player.counters.spells += 1;
    const isAnswered = isByBook(state, 'harmony') && answerSpell(table, seat);
    // RULES 14.41: its effect comes with its time.
    if (entry.forecast !== undefined) {
      arrive(table, card, owner, { controller: seat });
      return undefined;
    }
    if (entry.ongoing) {
      vars.thing = arrive(table, card, seat)?.id ?? -1;
      // RULES 5.10: without its hero it is gone before it does anything.
      if (vars.from !== 'hand') check(table);
      if (!thingOf(state, vars.thing)) return undefined;
    } else hold(player, card);
    if (entry.cast) {
      // RULES 19.9: what has come with the answer is no target.
      const newest = isAnswered ? { newest: vars.newest } : {};
      call(
        procedureOf(effectName(entry.cast)),
        newEffect(seat, card, { source: vars.thing, boosted, ...newest }),
      );
    }
    return undefined;
  },
  jailChosen: {
    // RULES 5.19, C68: of several jails the player who plays the card chooses.
    asks(state, vars): Ask<Choice, Question> | undefined {
      const jails = jailsFor(state, vars);
      if (jails.length < 2) return undefined;
      return { seat: vars.seat, question: 'pick', choices: jails.map((jail) => pickOf(jail)) };
    },
    run(table, vars, answer) {
      if (answer?.type !== 'pick') return undefined;
      endCasting(table.state, vars.seat, vars.card);
      land(table, { ...vars, jail: answer.thing }, vars.seat);
      return DONE;
    },
  },
  resolved(table, { seat, card, thing, newest = Number.POSITIVE_INFINITY }) {
    const { state } = table;
    const player = playerOf(state, seat);
    const number = numberOf(player, card);
    // RULES 11.8: unless the spell has put itself elsewhere.
    if (thing < 0 && player.casting.includes(number)) {
      endCasting(state, seat, card);
      discardFromPlay(table, seat, card);
    }
    if (isByBook(state, 'harmony')) return;
    const subject = rowOf(state, thing);
    for (const row of sheetOf(state).rows)
      if (row.controller === seat && row.id !== thing && row.id <= newest)
        fire(state, 'spellPlayed', row, subject);
  },
});

/** A card that has been played and is not anywhere yet. */
function hold(player: Player, card: CardId): undefined {
  player.casting = [...player.casting, numberOf(player, card)];
}

/** What is no spell arrives, or goes to a jail. */
function land(table: Table, vars: PlayVars, owner: Seat): void {
  const { state } = table;
  const { seat, card, boosted } = vars;
  const fromHand = vars.from === 'hand';
  const jail = thingOf(state, vars.jail ?? jailsFor(state, vars)[0] ?? -1);
  const thing = jail ? undefined : arrive(table, card, owner, { controller: seat, fromHand });
  const arrived = thing && fromHand ? rowOf(state, thing.id) : undefined;
  if (arrived) fire(state, 'played', arrived);
  if (jail) confine(table, jail, card, seat, boosted);
  if (fromHand && entryOf(card).kind === 'unit')
    for (const row of sheetOf(state).rows)
      if (row.controller === seat && row.id !== thing?.id) fire(state, 'unitPlayed', row);
  if (boosted && (thing || (jail && !isByBook(state, 'jail boost'))))
    boost(table, card, seat, thing?.id ?? -1);
}

/** RULES 19.9: what answers a spell happens before the spell's own effect. Whether anything does. */
function answerSpell({ state, call }: Table, seat: Seat): boolean {
  let isAnswered = false;
  for (const row of sheetOf(state).rows) {
    if (row.controller !== seat || !speaksOf(row, 'spellPlayed')) continue;
    for (const { triggers } of row.faces) {
      const effect = triggers?.spellPlayed?.effect;
      if (!effect) continue;
      call(procedureOf(effectName(effect)), newEffect(seat, row.entry.id, { source: row.id }));
      isAnswered = true;
    }
  }
  return isAnswered;
}

/** Counts what is played or built in a turn, where a card of an opponent asks for it. */
export function count(state: State, seat: Seat, entry: CardEntry, from: PlayVars['from'] | 'base'): void {
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
