import type { Seat } from '@riposte/kernel';
import { chainOf, isAnswered, isAnsweredBySide, isAsked, lastingAnswer, sumOf } from './ask.ts';
import { hasLab, hasTech, reachesTech } from './baseBuildings.ts';
import type { CardEntry, Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { HEROES_HALL, TECH_BUILDINGS, TECH_LAB } from './ids.ts';
import type { Share } from './making.ts';
import { mapOf, mapRules } from './maps.ts';
import type { Player } from './player.ts';
import type { Play, PlayedFrom } from './queries.ts';
import { isByBook } from './rulings.ts';
import { sheetOf, sideOf } from './sheet.ts';
import { isFriendly, type Lasting, MAXED, playerOf, type State, teamOf } from './state.ts';

/** RULES 6.1: how many workers the tech buildings need. */
export const WORKERS_NEEDED = [6, 8, 10] as const;
/** RULES 4.1. */
const HIRE = 1;

export function heroesInPlay(state: State, seat: Seat): readonly Row[] {
  return sideOf(state, seat).heroes;
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

/** RULES 5.16: what is printed, what sets or lowers it, what raises it. What each of them adds is entered if asked for. */
export function priceOf(
  state: State,
  seat: Seat,
  entry: CardEntry,
  shares?: Share[],
  from: PlayedFrom = 'hand',
): number {
  let { cost } = entry;
  shares?.push({ amount: cost, by: 'printed' });
  if (isAsked(sideOf(state, seat), 'price')) cost = changedPrice({ state, seat, from }, entry, shares);
  if (entry.ownPrice) {
    const before = cost;
    cost = entry.ownPrice(cost, { state, seat, from });
    enter(shares, cost - before, { card: entry.id });
  }
  const promised = promiseOf(state, seat);
  if (promised) {
    enter(shares, -cost, { card: promised.from });
    cost = 0;
  }
  enter(shares, Math.max(0, -cost), 'never below 0');
  const raised = isForeignSpell(state, seat, entry) ? 1 : 0;
  enter(shares, raised, 'no hero of its color');
  return Math.max(0, cost) + raised + raisedBy(state, seat, entry, shares);
}

/** RULES 5.25: what lets a player owe the price of the next card, if anything does. */
export function promiseOf({ lasting }: Pick<State, 'lasting'>, seat: Seat): Lasting | undefined {
  return lasting.find(
    (one) => one.by === seat && one.amount === undefined && lastingAnswer(one, 'paysLater') === true,
  );
}

/** What opponents' cards add to a price. */
function raisedBy(state: State, seat: Seat, entry: CardEntry, shares: Share[] | undefined): number {
  const { sides, rows } = sheetOf(state);
  let sum = 0;
  for (let other = 0; other < sides.length; other++) {
    const side = sides[other];
    if (!side || !isAsked(side, 'priceForFoes') || isFriendly(state, other as Seat, seat)) continue;
    for (const row of rows) {
      if (row.controller !== other) continue;
      const more = sumOf(row, 'priceForFoes', entry, playerOf(state, seat));
      enter(shares, more, { card: row.entry.id });
      sum += more;
    }
  }
  return sum;
}

/** Whether any opponent has a card in play that raises prices or keeps cards from play. */
export function isWatched(state: State, seat: Seat): boolean {
  return sheetOf(state).sides.some(
    (side, other) =>
      (isAsked(side, 'priceForFoes') || isAsked(side, 'forbidsPlay')) &&
      !isFriendly(state, other as Seat, seat),
  );
}

/** The card in play that keeps a player from playing this one, if any does. */
export function barTo(state: State, seat: Seat, entry: CardEntry, from: PlayedFrom): Row | undefined {
  const sheet = sheetOf(state);
  if (!isAsked(sheet, 'forbidsPlay')) return undefined;
  const asked: Play = { state, seat, from };
  return sheet.rows.find(
    (row) =>
      isAsked(row, 'forbidsPlay') &&
      (row.controller === seat || !isFriendly(state, row.controller, seat)) &&
      isAnswered(row, 'forbidsPlay', true, entry, asked),
  );
}

function changedPrice(asked: Play, entry: CardEntry, shares: Share[] | undefined): number {
  let { cost } = entry;
  for (const row of sheetOf(asked.state).rows) {
    if (row.controller !== asked.seat) continue;
    const before = cost;
    cost = chainOf(row, 'price', cost, entry, asked);
    enter(shares, cost - before, { card: row.entry.id });
  }
  return cost;
}

/** Enters what is added to a price, where that is asked for. */
function enter(shares: Share[] | undefined, amount: number, by: Share['by']): void {
  if (shares && amount !== 0) shares.push({ amount, by });
}

/** RULES 5.6: a starting spell without a hero of its color. */
function isForeignSpell(state: State, seat: Seat, { kind, starting, color }: CardEntry): boolean {
  if (kind !== 'spell' || !starting || color === 'neutral') return false;
  return !heroesInPlay(state, seat).some((row) => row.entry.color === color);
}

/** RULES 5.2, 5.5 to 5.8: whether the player has what a card needs. */
export function meetsNeeds(state: State, seat: Seat, entry: CardEntry): boolean {
  return (
    (entry.kind === 'spell' ? hasCaster(state, seat, entry) : hasBuildings(state, seat, entry)) ||
    isAnsweredBySide(sheetOf(state), seat, 'needsNothing', true, entry)
  );
}

function hasCaster(state: State, seat: Seat, entry: CardEntry): boolean {
  const { starting, spec, ultimate, channeling } = entry;
  const { needsNoHero, ultimatesAtOnce } = mapRules(state);
  // RULES 18.11: without its hero a channeling spell would be sacrificed at once.
  if (needsNoHero && !channeling) return true;
  const isAble = (row: Row) => !ultimate || ultimatesAtOnce === true || mayCastUltimate(row, entry);
  return heroesInPlay(state, seat).some(
    (row) => !row.silent && (starting || (row.entry.spec === spec && isAble(row))),
  );
}

/** RULES 5.8, 5.24. */
function mayCastUltimate({ thing, entry }: Row, { castsAtOnce }: CardEntry): boolean {
  return (thing.marks & MAXED) !== 0 || (castsAtOnce === true && thing.level === entry.maxLevel);
}

function hasBuildings(state: State, seat: Seat, { tech = 0, spec }: CardEntry): boolean {
  if (!reachesTech(state, seat, tech)) return false;
  if (tech < 2 || mapRules(state).needsNoTech || state.options.game === 'basic') return true;
  const player = playerOf(state, seat);
  return player.spec === spec || (player.labSpec === spec && hasLab(state, seat));
}

/** RULES 4.1, 18.9: what a worker costs; what adds to it is entered if asked for. */
export function hirePrice(state: State, seat: Seat, shares?: Share[]): number {
  const { hireGold = 0 } = mapRules(state);
  let cost = HIRE;
  enter(shares, cost, 'printed');
  if (isAsked(sideOf(state, seat), 'hirePrice'))
    for (const row of sheetOf(state).rows) {
      if (row.controller !== seat) continue;
      const before = cost;
      cost = chainOf(row, 'hirePrice', cost);
      enter(shares, cost - before, { card: row.entry.id });
    }
  enter(shares, hireGold, { card: mapOf(state) ?? '' });
  return cost + hireGold;
}

/** RULES 4.1, 18.7: whether a player may hire one more worker in this turn. */
export function mayHire(state: State, seat: Seat): boolean {
  return !playerOf(state, seat).counters.hired || mapRules(state).hiresAgain === true;
}

/** The price of a building of the base; nothing when it cannot be built (RULES 6.1 to 6.7). */
export function buildPrice(state: State, seat: Seat, card: string, shares?: Share[]): number | undefined {
  const player = playerOf(state, seat);
  const level = levelOfBuilding(card);
  if (isBuilt(state, seat, card)) return undefined;
  if (level > 0) {
    if (player.workers < (WORKERS_NEEDED[level - 1] ?? 0) || !hasTech(state, seat, level - 1))
      return undefined;
  } else if (standingAddOn(state, seat) || !isAddOnOf(state, card) || isWithMate(state, seat, card))
    return undefined;
  const { cost } = entryOf(card);
  const rebuilt = level > 0 && player.built.includes(level) ? -cost : 0;
  const extra = !player.paidExtra && isMulticolor(player) ? 1 : 0;
  enter(shares, cost, 'printed');
  enter(shares, rebuilt, 'built before');
  enter(shares, extra, 'several colors');
  return cost + rebuilt + extra + raisedBy(state, seat, entryOf(card), shares);
}

/** 1 to 3 for a tech building, 0 for an add-on. */
export function levelOfBuilding(card: string): number {
  return (TECH_BUILDINGS as readonly string[]).indexOf(card) + 1;
}

/** Whether a building of the base stands, finished or not. */
export function isBuilt(state: State, seat: Seat, card: string): boolean {
  for (const { thing } of sideOf(state, seat).buildings) if (thing.card === card) return true;
  return false;
}

/** The add-on of a player, finished or not. */
export function standingAddOn(state: State, seat: Seat): Row | undefined {
  for (const row of sideOf(state, seat).buildings) if (row.entry.kind === 'add-on') return row;
  return undefined;
}

/** RULES 17.5, 19.4: whether another player of the team keeps this one from an add-on by having it. */
export function isWithMate(state: State, seat: Seat, card: string): boolean {
  if (isByBook(state, 'team add-ons')) return false;
  return teamOf(state, seat).some((mate) => mate !== seat && isBuilt(state, mate, card));
}

/** RULES 2.7, 18.16. */
export function isAddOnOf(state: Pick<State, 'options'>, card: string): boolean {
  if (mapRules(state).hallAndLab && (card === HEROES_HALL || card === TECH_LAB)) return false;
  return state.options.game !== 'basic' || card === 'tower' || card === 'surplus';
}
