/** What a table is drawn with: what things are now, what the numbers are made of, and what lies where. */
import type { Seat } from '@riposte/kernel';
import './cards/index.ts';
import { isStopped } from './baseBuildings.ts';
import type { Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { defendersOf } from './defenders.ts';
import { type CardId, SLOTS } from './ids.ts';
import { KEYWORDS, type Keyword, maskOf, NUMBERS } from './keywords.ts';
import { isBuilding, isFighter } from './kinds.ts';
import { isLost } from './maps.ts';
import { type Need, needOf } from './need.ts';
import { kindsIn } from './pile.ts';
import { rowOf, sheetOf } from './sheet.ts';
import { DISABLED, futureOf, holdersOf, playerOf } from './state.ts';
import { asState, type View } from './view.ts';
import { cardName, statesOf, thingName } from './words/label.ts';
import { priceMade } from './words/numbers.ts';

export { isGift } from './appraisal/gift.ts';
export { binderOf, type Leaf, type Pocket } from './binder.ts';
export type { Band, CardEntry } from './card.ts';
export { allHeroes, groupsOfCards, specCards, startingDeck } from './catalogue.ts';
export type { Choice } from './choice.ts';
export { drawnNext } from './drawPhase.ts';
export type { Event, Named } from './event.ts';
export { abilitiesOf, kindText, levelsText, TECH } from './guide/cardText.ts';
export { type Deed, sumOf } from './guide/deeds.ts';
export { inTerms, TERMS, type TermPiece } from './guide/terms.ts';
export { ADD_ONS, COLORS, type Color, NO_SLOT, SPECS, type Spec, TECH_BUILDINGS } from './ids.ts';
export { mapOf } from './maps.ts';
export type { Need } from './need.ts';
export { teamOf } from './state.ts';
export type { View } from './view.ts';
export { printedOn } from './words/effectWords.ts';
export { goldFor } from './words/gold.ts';
export { nameAmong, upper } from './words/label.ts';
export { buildPriceMade, keywordsOf, keywordText, numbersOf, numberText } from './words/numbers.ts';
export { whyNot, whyNotAimed } from './words/whyNot.ts';
export { type CardId, cardName, entryOf, SLOTS };

/** A thing as a table shows it. */
export interface Shown {
  readonly id: number;
  /** What it is now: of a thing in disguise, what it has become. */
  readonly card: CardId;
  readonly name: string;
  /** Who controls it, and whose it is. */
  readonly seat: Seat;
  readonly owner: Seat;
  readonly kind: 'hero' | 'unit' | 'base' | 'building' | 'other';
  readonly slot: number;
  readonly level: number;
  /** Nothing where it has none. */
  readonly atk?: number;
  /** What is left of its HP, and how much it has whole. */
  readonly left?: number;
  readonly hp?: number;
  /** Keywords and numbers, in words: “flying”, “armor 1”. */
  readonly marks: readonly string[];
  /** The names of its keywords, and of its numbers that are not 0. */
  readonly keywords: readonly string[];
  /** What is left of its armor. */
  readonly armor: number;
  /** +1/+1 runes; below 0, −1/−1 runes. */
  readonly runes: number;
  readonly time: number;
  /** Runes of other kinds, by name. */
  readonly tokens: Readonly<Record<string, number>>;
  /** The thing it is attached to; -1 for none. */
  readonly to: number;
  readonly isExhausted: boolean;
  readonly isFresh: boolean;
  readonly isUnderConstruction: boolean;
  readonly isDisabled: boolean;
  /** RULES 6.16: a building that does not work. */
  readonly isStopped: boolean;
}

/** Everything that a seat controls, as it is now, in the order in which it came. */
export function shownOf(view: View, seat: Seat): readonly Shown[] {
  return sheetOf(asState(view))
    .rows.filter(({ controller }) => controller === seat)
    .map(asShown);
}

/** What a thing may attack now, by id. */
export function attackable(view: View, id: number): readonly number[] {
  const state = asState(view);
  const row = rowOf(state, id);
  return row ? defendersOf(state, row).map((defender) => defender.id) : [];
}

/** The base of a seat, which may be shared. */
export function baseShown(view: View, seat: Seat): Shown | undefined {
  const isTheirs = (row: Row) => row.entry.kind === 'base' && holdersOf(view, row.thing).includes(seat);
  return sheetOf(asState(view)).rows.filter(isTheirs).map(asShown)[0];
}

function asShown(row: Row): Shown {
  const { thing, entry, atk, hp } = row;
  const kind = isBuilding(row)
    ? entry.kind === 'base'
      ? 'base'
      : 'building'
    : entry.kind === 'hero' || entry.kind === 'unit'
      ? entry.kind
      : 'other';
  return {
    id: row.id,
    card: entry.id,
    name: thingName(thing),
    seat: row.controller,
    owner: thing.owner,
    kind,
    slot: thing.slot,
    level: thing.level,
    ...(isFighter(row) && { atk }),
    ...(kind !== 'other' && { left: Math.max(0, hp - thing.damage), hp }),
    marks: marksOf(row),
    keywords: [...keywordsIn(row), ...NUMBERS.filter((name) => row[name] > 0)],
    armor: Math.max(0, row.armor - thing.armorUsed),
    runes: thing.runes,
    time: thing.time,
    tokens: thing.tokens,
    to: thing.to,
    isExhausted: thing.exhausted,
    isFresh: thing.fresh && isFighter(row),
    isUnderConstruction: thing.constructing,
    isDisabled: (thing.marks & DISABLED) !== 0,
    isStopped: isStopped(thing),
  };
}

function keywordsIn({ keywords }: Row): readonly Keyword[] {
  return KEYWORDS.filter((keyword) => (keywords & maskOf([keyword])) !== 0);
}

function marksOf(row: Row): readonly string[] {
  const { runes, armorUsed, tokens } = row.thing;
  const numbers = NUMBERS.flatMap((name) => {
    const number = name === 'armor' ? row.armor - armorUsed : row[name];
    return number > 0 ? [`${name} ${number}`] : [];
  });
  const other = Object.entries(tokens).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
  return [
    ...keywordsIn(row),
    ...numbers,
    ...(runes === 0 ? [] : [`${runes > 0 ? '+' : ''}${runes} runes`]),
    ...other,
    ...statesOf(row),
  ];
}

/** RULES 14.32: a card that waits in the future, and its time runes. */
export interface Coming {
  readonly card: CardId;
  readonly name: string;
  readonly time: number;
}

export function comingOf(view: View, seat: Seat): readonly Coming[] {
  return futureOf(view)
    .filter(({ controller }) => controller === seat)
    .map(({ card, time }) => ({ card, name: cardName(card), time }));
}

/** A hero that is not in play: what it costs, or for how many upkeeps it cannot come. */
export interface Away {
  readonly card: CardId;
  readonly name: string;
  readonly cost: number;
  readonly waits: number;
  /** RULES 18.5: it never comes back. */
  readonly isLost: boolean;
}

export function heroesAway(view: View, seat: Seat): readonly Away[] {
  return playerOf(view, seat)
    .heroes.filter(({ card }) => !view.things.some((thing) => thing.card === card && thing.owner === seat))
    .map((slot) => ({
      card: slot.card,
      name: cardName(slot.card),
      cost: entryOf(slot.card).cost,
      waits: slot.runes,
      isLost: isLost(view, slot),
    }));
}

/** A card of a hand, how often it is there, and what it costs now. */
export interface Held {
  readonly card: CardId;
  readonly name: string;
  readonly count: number;
  readonly price: number;
  /** What it needs besides gold before it can be played; nothing where all of it is there. */
  readonly need?: Need;
}

/** The hand of a seat as far as the viewer sees it. */
export function handOf(view: View, seat: Seat): readonly Held[] | undefined {
  const { own, cards } = playerOf(view, seat);
  const hand = own?.hand;
  return (
    hand &&
    kindsIn(hand).map((number) => {
      const card = cards[number] ?? '';
      const need = needOf(asState(view), seat, entryOf(card));
      return {
        card,
        name: cardName(card),
        count: hand[number] ?? 0,
        price: priceMade(view, seat, card).value,
        ...(need && { need }),
      };
    })
  );
}
