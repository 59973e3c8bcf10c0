import type { Seat } from '@riposte/kernel';
import { type CardEntry, isHero, type Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { ADD_ONS, TECH_BUILDINGS } from './ids.ts';
import { hasLab, hasTech, sheetOf } from './sheet.ts';
import { MAXED, type Player, playerOf, type State } from './state.ts';

/** RULES 6.1: how many workers the tech buildings need. */
const WORKERS_NEEDED = [6, 8, 10] as const;
/** RULES 4.1. */
const HIRE = 1;

export function heroesInPlay(state: State, seat: Seat): readonly Row[] {
  return sheetOf(state).rows.filter((row) => row.controller === seat && isHero(row));
}

/** RULES 2.8. */
function isMulticolor({ heroes }: Player): boolean {
  let first: string | undefined;
  for (const { card } of heroes) {
    const { color } = entryOf(card);
    if (color === 'neutral') continue;
    if (first !== undefined && first !== color) return true;
    first = color;
  }
  return false;
}

/** RULES 5.16: what is printed, what sets or lowers it, what raises it. */
export function priceOf(state: State, seat: Seat, entry: CardEntry): number {
  const player = playerOf(state, seat);
  let cost = entry.cost;
  for (const row of sheetOf(state).rows) {
    if (!row.print.hasPrice || row.controller !== seat || row.thing.constructing) continue;
    for (const face of row.faces) if (face.price) cost = face.price(cost, entry, player, state);
  }
  cost = Math.max(0, entry.ownPrice ? entry.ownPrice(cost, seat, state) : cost);
  return cost + (isForeignSpell(state, seat, entry) ? 1 : 0);
}

/** RULES 5.6: a starting spell without a hero of its color. */
function isForeignSpell(state: State, seat: Seat, { kind, starting, color }: CardEntry): boolean {
  if (kind !== 'spell' || !starting || color === 'neutral') return false;
  return !heroesInPlay(state, seat).some((row) => row.entry.color === color);
}

/** Whether some card in play lets the player do without what the card needs. */
function isFreed(state: State, seat: Seat, entry: CardEntry): boolean {
  return sheetOf(state).rows.some(
    (row) =>
      row.print.hasFrees && row.controller === seat && row.faces.some((face) => face.frees?.(entry) === true),
  );
}

/** RULES 5.2, 5.5 to 5.8: whether the player has what a card needs. */
export function meetsNeeds(state: State, seat: Seat, entry: CardEntry): boolean {
  return (
    (entry.kind === 'spell' ? hasCaster(state, seat, entry) : hasBuildings(state, seat, entry)) ||
    isFreed(state, seat, entry)
  );
}

function hasCaster(state: State, seat: Seat, { starting, spec, ultimate }: CardEntry): boolean {
  return heroesInPlay(state, seat).some(
    (row) => starting || (row.entry.spec === spec && (!ultimate || (row.thing.marks & MAXED) !== 0)),
  );
}

function hasBuildings(state: State, seat: Seat, { tech = 0, spec }: CardEntry): boolean {
  if (!hasTech(state, seat, tech)) return false;
  if (tech < 2 || state.options.game === 'basic') return true;
  const player = playerOf(state, seat);
  return player.spec === spec || (player.labSpec === spec && hasLab(state, seat));
}

export function hirePrice(state: State, seat: Seat): number {
  const free = sheetOf(state).rows.some(
    (row) => row.controller === seat && row.thing.card === 'rich-earth' && !row.thing.constructing,
  );
  return free ? 0 : HIRE;
}

/** The price of a building of the base; nothing when it cannot be built (RULES 6.1 to 6.7). */
export function buildPrice(state: State, seat: Seat, card: string): number | undefined {
  const player = playerOf(state, seat);
  const level = (TECH_BUILDINGS as readonly string[]).indexOf(card) + 1;
  const isThere = (one: string) => state.things.some((thing) => thing.card === one && thing.owner === seat);
  const extra = !player.paidExtra && isMulticolor(player) ? 1 : 0;
  if (level > 0) {
    if (player.workers < (WORKERS_NEEDED[level - 1] ?? 0) || isThere(card)) return undefined;
    if (!hasTech(state, seat, level - 1)) return undefined;
    return (player.built.includes(level) ? 0 : entryOf(card).cost) + extra;
  }
  if (ADD_ONS.some(isThere)) return undefined;
  // RULES 2.7.
  if (state.options.game === 'basic' && card !== 'tower' && card !== 'surplus') return undefined;
  return entryOf(card).cost + extra;
}
