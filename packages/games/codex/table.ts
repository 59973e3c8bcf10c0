/** What a table is drawn with: what things are now, what the numbers are made of, and what lies where. */
import type { Seat } from '@riposte/kernel';
import './cards/index.ts';
import type { Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { SLOTS } from './ids.ts';
import { KEYWORDS, type Keyword, maskOf, NUMBERS } from './keywords.ts';
import { isBuilding, isFighter } from './kinds.ts';
import { kindsIn } from './pile.ts';
import { sheetOf } from './sheet.ts';
import { futureOf, holdersOf, playerOf } from './state.ts';
import { asState, type View } from './view.ts';
import { cardName, statesOf, thingName } from './words/label.ts';
import { priceMade } from './words/numbers.ts';

export type { Band, CardEntry } from './card.ts';
export { groupsOfCards } from './catalogue.ts';
export { drawnNext } from './drawPhase.ts';
export { abilitiesOf, kindText, levelsText, TECH } from './guide/cardText.ts';
export { inTerms, TERMS, type TermPiece } from './guide/terms.ts';
export { type CardId, COLORS, type Color, SPECS, type Spec } from './ids.ts';
export type { View } from './view.ts';
export { upper } from './words/label.ts';
export { entryOf, SLOTS };

/** A thing as a table shows it. */
export interface Shown {
  readonly id: number;
  readonly name: string;
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
  readonly isExhausted: boolean;
  readonly isFresh: boolean;
  readonly isUnderConstruction: boolean;
}

/** Everything that a seat controls, as it is now, in the order in which it came. */
export function shownOf(view: View, seat: Seat): readonly Shown[] {
  return sheetOf(asState(view))
    .rows.filter(({ controller }) => controller === seat)
    .map(asShown);
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
    name: thingName(thing),
    kind,
    slot: thing.slot,
    level: thing.level,
    ...(isFighter(row) && { atk }),
    ...(kind !== 'other' && { left: hp - thing.damage, hp }),
    marks: marksOf(row),
    isExhausted: thing.exhausted,
    isFresh: thing.fresh && isFighter(row),
    isUnderConstruction: thing.constructing,
  };
}

function marksOf(row: Row): readonly string[] {
  const { runes, armorUsed, tokens } = row.thing;
  const keywords = KEYWORDS.filter((keyword: Keyword) => (row.keywords & maskOf([keyword])) !== 0);
  const numbers = NUMBERS.flatMap((name) => {
    const number = name === 'armor' ? row.armor - armorUsed : row[name];
    return number > 0 ? [`${name} ${number}`] : [];
  });
  const other = Object.entries(tokens).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
  return [
    ...keywords,
    ...numbers,
    ...(runes === 0 ? [] : [`${runes > 0 ? '+' : ''}${runes} runes`]),
    ...other,
    ...statesOf(row),
  ];
}

/** RULES 14.32: a card that waits in the future, and its time runes. */
export interface Coming {
  readonly name: string;
  readonly time: number;
}

export function comingOf(view: View, seat: Seat): readonly Coming[] {
  return futureOf(view)
    .filter(({ controller }) => controller === seat)
    .map(({ card, time }) => ({ name: cardName(card), time }));
}

/** A hero that is not in play: what it costs, or for how many upkeeps it cannot come. */
export interface Away {
  readonly name: string;
  readonly cost: number;
  readonly waits: number;
}

export function heroesAway(view: View, seat: Seat): readonly Away[] {
  return playerOf(view, seat)
    .heroes.filter(({ card }) => !view.things.some((thing) => thing.card === card && thing.owner === seat))
    .map(({ card, runes }) => ({ name: cardName(card), cost: entryOf(card).cost, waits: runes }));
}

/** A card of a hand, how often it is there, and what it costs now. */
export interface Held {
  readonly name: string;
  readonly count: number;
  readonly price: number;
}

/** The hand of a seat as far as the viewer sees it. */
export function handOf(view: View, seat: Seat): readonly Held[] | undefined {
  const { own, cards } = playerOf(view, seat);
  const hand = own?.hand;
  return (
    hand &&
    kindsIn(hand).map((number) => {
      const card = cards[number] ?? '';
      return { name: cardName(card), count: hand[number] ?? 0, price: priceMade(view, seat, card).value };
    })
  );
}
