import type { Seat } from '@riposte/kernel';
import { isStopped } from '../baseBuildings.ts';
import type { CardEntry, Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import {
  ANTI_AIR,
  DEATHTOUCH,
  FLYING,
  HASTE,
  HIDDEN,
  INDESTRUCTIBLE,
  LONG_RANGE,
  OVERPOWER,
  READINESS,
  SWIFT_STRIKE,
  TWO_LIVES,
  UNSTOPPABLE,
  UNTARGETABLE,
} from '../keywords.ts';
import { isFighter } from '../kinds.ts';
import { mapRules } from '../maps.ts';
import type { Player } from '../player.ts';
import { AURA_BITS, printOf } from '../print.ts';
import { playerOf, type State, type Thing } from '../state.ts';

// All worth is counted in points, about the gold that something is worth.

/** RULES 3.15: from here on a worker is a luxury. */
export const ENOUGH_WORKERS = 10;

/** What keywords add to a fighter. */
const KEYWORD_WORTH: readonly (readonly [mask: number, worth: number])[] = [
  [FLYING, 1],
  [ANTI_AIR, 0.4],
  [HASTE, 0.4],
  [HIDDEN, 1],
  [UNSTOPPABLE, 1],
  [OVERPOWER, 0.5],
  [SWIFT_STRIKE, 1],
  [LONG_RANGE, 0.7],
  [READINESS, 1.2],
  [DEATHTOUCH, 1.5],
  [UNTARGETABLE, 0.6],
  [INDESTRUCTIBLE, 2],
  [TWO_LIVES, 1.5],
];

const ATK = 0.75;
const HP = 0.6;
/** What it can do besides fighting. */
const TEXT = 0.6;
/** A hero brings spells into play, and its death gives two levels away. */
const HERO = 0.3;
const LEVEL = 0.3;
/** By level: what a tech building opens. Rebuilding one is free. */
const TECH_BUILDING = [0, 2.5, 5, 6] as const;
/** What is left of it while it does not work. */
const STOPPED = 0.6;
const ADD_ON = 0.6;
const OTHER = 0.7;

/** What is left of a card's worth for every time rune that it still waits in the future. */
const WAITING = 0.85;
/** What fades is worth its whole only with so many time runes. */
const WHOLE = 3;

/** HP that are left, and armor before them. */
export function enduranceOf({ hp, armor, thing }: Row): number {
  return Math.max(0, hp - thing.damage) + Math.max(0, armor - thing.armorUsed);
}

/** What a thing in play is worth to its player. */
export function worthOf(row: Row): number {
  const { entry, print, keywords, thing } = row;
  if (isFighter(row)) {
    let worth = ATK * row.atk + HP * enduranceOf(row);
    if (keywords !== 0) for (const [mask, more] of KEYWORD_WORTH) if ((keywords & mask) !== 0) worth += more;
    worth += row.obliterate + 0.5 * (row.frenzy + row.healing + row.sparkshot + row.resist);
    if (print.moments !== 0 || (print.auras & AURA_BITS.aura) !== 0 || print.actions.length > 0)
      worth += TEXT;
    if (entry.fading !== undefined && thing.time > 0) worth *= Math.min(1, (thing.time + 1) / (WHOLE + 1));
    return entry.kind === 'hero' ? worth + HERO + LEVEL * thing.level : worth;
  }
  if (entry.kind === 'tech building')
    return (TECH_BUILDING[row.tech] ?? 0) * (isStopped(thing) ? STOPPED : 1);
  return (entry.kind === 'add-on' ? ADD_ON : OTHER) * entry.cost;
}

/** RULES 14.32: what a card in the future is worth to its player. */
export function comingWorth({ card, time }: Pick<Thing, 'card' | 'time'>): number {
  const { entry, atk, hp, keywords } = printOf(card, 0);
  let worth = entry.kind === 'unit' ? ATK * atk + HP * hp : cardWorth(entry);
  for (const [mask, more] of KEYWORD_WORTH) if ((keywords & mask) !== 0) worth += more;
  return worth * WAITING ** time;
}

/** What a card is worth to the player whose it is. */
export function heldWorth(state: State, seat: Seat, card: string): number {
  const entry = entryOf(card);
  return cardWorth(entry) * usefulnessOf(state, seat, entry);
}

/** What a card is worth in a hand or a deck, for a player who can play it. */
export function cardWorth({ id, cost, kind, ultimate, forecast }: CardEntry): number {
  // What waits in the future is cheap for what it is.
  if (forecast !== undefined && kind === 'unit') return comingWorth({ card: id, time: forecast });
  return 1 + (kind === 'spell' ? 0.7 : 0.9) * cost + (ultimate ? 0.5 : 0);
}

/** How much of a card's worth is left where what it needs is not there yet: a building, a spec, a hero. */
function usefulnessOf(state: State, seat: Seat, entry: CardEntry): number {
  const { kind, tech = 0, starting } = entry;
  if (starting) return 1;
  const { needsNoTech, needsNoHero } = mapRules(state);
  if (kind === 'spell') return needsNoHero ? 1 : 0.8;
  if (needsNoTech) return 1;
  const player = playerOf(state, seat);
  if (isClosed(state, player, entry)) return 0.1;
  const missing = tech - Math.max(0, ...player.built);
  return missing <= 0 ? 1 : missing === 1 ? 0.8 : 0.4;
}

/** RULES 5.2: whether the player has chosen another spec than the card needs. */
export function isClosed(
  state: State,
  { spec, labSpec }: Pick<Player, 'spec' | 'labSpec'>,
  { kind, tech = 0, spec: needed }: CardEntry,
): boolean {
  if (kind === 'spell' || tech < 2 || spec === 'none' || state.options.game === 'basic') return false;
  return spec !== needed && labSpec !== needed && !mapRules(state).needsNoTech;
}
