import type { Seat } from '@riposte/kernel';
import { isAnswered, lastingAnswer, sumOf } from './ask.ts';
import { hasTower } from './baseBuildings.ts';
import type { Row } from './card.ts';
import { NO_SLOT, SQUAD_LEADER } from './ids.ts';
import {
  ANTI_AIR,
  CANT_ATTACK,
  FLYING,
  HASTE,
  HIDDEN,
  INVISIBLE,
  READINESS,
  UNATTACKABLE,
  UNSTOPPABLE,
} from './keywords.ts';
import { isBuilding, isFighter } from './kinds.ts';
import { isByBook } from './rulings.ts';
import { sheetOf, sideOf } from './sheet.ts';
import {
  ATTACKED,
  DETECTED,
  holdersOf,
  isFriendly,
  type Lasting,
  playerOf,
  type State,
  teamOf,
} from './state.ts';
import { hasDetector } from './targets.ts';

/** RULES 7.1, 14.12, 14.23: whether a thing could attack at all. */
export function canAttack(row: Row): boolean {
  const { thing, keywords } = row;
  if (!isFighter(row) || thing.exhausted || (keywords & CANT_ATTACK) !== 0) return false;
  if (thing.fresh && (keywords & HASTE) === 0) return false;
  return (keywords & READINESS) === 0 || (thing.marks & ATTACKED) === 0;
}

/** Whether a player sees a thing in spite of stealth and invisibility, without a tower. */
function isSeen(state: State, row: Row, by: readonly Seat[]): boolean {
  return (row.thing.marks & DETECTED) !== 0 || by.some((seat) => hasDetector(state, seat));
}

/** RULES 6.11: whether a tower is still to detect its first attacker of this turn. */
function towerWatches(state: State, seats: readonly Seat[]): boolean {
  return seats.some((seat) => hasTower(state, seat) && !playerOf(state, seat).counters.towerUsed);
}

/** RULES 6.11, 17.11: whose towers detect what attacks a thing. */
export function watchersOf(state: State, { thing }: Row): readonly Seat[] {
  return holdersOf(state, thing).filter((seat) => hasTower(state, seat));
}

/** RULES 6.14, 17.11, 19.13: how many towers shoot at what attacks a thing. */
export function towersAgainst(state: State, attacker: Row, defender: Row): number {
  const { thing } = defender;
  const guarded = isByBook(state, 'team tower') ? holdersOf(state, thing) : teamOf(state, thing.controller);
  let towers = 0;
  for (const seat of guarded)
    if (hasTower(state, seat) && isSightedBy(state, attacker, defender, seat)) towers += 1;
  return towers;
}

/** Whether a tower of this player sees an attacker: one that is hidden has to be detected. */
function isSightedBy(state: State, attacker: Row, defender: Row, seat: Seat): boolean {
  if (!isHiding(attacker, defender)) return true;
  return holdersOf(state, defender.thing).includes(seat)
    ? !isHidden(state, attacker, defender)
    : isSeen(state, attacker, [seat]);
}

/** Whether the attacker is stealthy or invisible when it attacks this. */
export function isHiding(attacker: Row, defender: Row): boolean {
  if ((attacker.keywords & HIDDEN) !== 0) return true;
  for (const { hides } of attacker.print.attackRules) if (hides?.(defender) === true) return true;
  return false;
}

/** Whether it is hidden from the defender's player, the tower included. */
function isHidden(state: State, attacker: Row, defender: Row): boolean {
  if (!isHiding(attacker, defender)) return false;
  const by = holdersOf(state, defender.thing);
  return !isSeen(state, attacker, by) && !towerWatches(state, by);
}

/** RULES 7.5, but for hiding: whether a patroller stops an attacker. */
function stops(state: State, attacker: Row, patroller: Row, patrol: readonly Row[]): boolean {
  if ((attacker.keywords & UNSTOPPABLE) !== 0) return false;
  if ((attacker.keywords & FLYING) !== (patroller.keywords & FLYING)) return false;
  if (!isReachable(state, attacker, patroller)) return false;
  return !isIgnored(attacker, patroller, patrol);
}

function isIgnored(attacker: Row, patroller: Row, patrol: readonly Row[]): boolean {
  for (const { ignores } of attacker.print.attackRules)
    if (ignores?.(patroller, patrol) === true) return true;
  for (const { face } of attacker.lent) if (face.attack?.ignores?.(patroller, patrol) === true) return true;
  return false;
}

/** RULES 14.16, against one defender only. */
function passesAll(attacker: Row, defender: Row): boolean {
  for (const { unstoppable } of attacker.print.attackRules) if (unstoppable?.(defender) === true) return true;
  return false;
}

/** RULES 14.10, 14.27, and what single cards forbid. */
function isReachable(state: State, attacker: Row, defender: Row): boolean {
  if ((defender.keywords & UNATTACKABLE) !== 0) return false;
  if ((defender.keywords & FLYING) !== 0 && (attacker.keywords & (FLYING | ANTI_AIR)) === 0) return false;
  return !isAnswered(defender, 'forbidsAttack', true, attacker, defender, state);
}

/** RULES 7.16: what an attack on a thing costs the player who attacks. */
export function tollOf(defender: Row): number {
  return sumOf(defender, 'toll');
}

function canPay(state: State, attacker: Row, defender: Row): boolean {
  const toll = tollOf(defender);
  return toll === 0 || toll <= playerOf(state, attacker.controller).gold;
}

function hasHp({ entry, thing }: Row): boolean {
  return (entry.kind === 'unit' || entry.kind === 'hero' || isBuilding({ entry })) && !thing.constructing;
}

/** RULES 7.2 to 7.4 for one defender: only what stops the attacker protects others. */
function isLegal(state: State, attacker: Row, defender: Row, stoppers: readonly Row[]): boolean {
  const { thing, keywords } = defender;
  if (!hasHp(defender) || !isReachable(state, attacker, defender) || !canPay(state, attacker, defender))
    return false;
  const patrols = thing.slot !== NO_SLOT;
  if (!patrols && (keywords & INVISIBLE) !== 0 && !isSeen(state, defender, [attacker.controller]))
    return false;
  return (
    !isProtected(state, defender, stoppers) ||
    passesAll(attacker, defender) ||
    isHidden(state, attacker, defender)
  );
}

function isProtected(state: State, { id, controller, thing }: Row, stoppers: readonly Row[]): boolean {
  // RULES 17.7: a team may have two of them.
  if (thing.slot === SQUAD_LEADER) return false;
  for (const one of stoppers) {
    if (one.id === id || !isFriendly(state, one.controller, controller)) continue;
    if (thing.slot === NO_SLOT || one.thing.slot === SQUAD_LEADER) return true;
  }
  return false;
}

/** The patrollers that stop an attacker which does not hide. */
function stoppersOf(state: State, attacker: Row, without: number): readonly Row[] {
  let stoppers: Row[] | undefined;
  for (const { patrol } of sheetOf(state).sides)
    for (const row of patrol) {
      if (row.id === without || isFriendly(state, row.controller, attacker.controller)) continue;
      if (!stops(state, attacker, row, patrol)) continue;
      stoppers ??= [];
      stoppers.push(row);
    }
  return stoppers ?? NOBODY;
}

const NOBODY: readonly Row[] = [];

/** Why an attacker may not choose a defender. */
export type Obstacle =
  | {
      readonly type:
        | 'no HP'
        | 'under construction'
        | 'unattackable'
        | 'flying'
        | 'card'
        | 'hidden'
        | 'lasting';
    }
  | { readonly type: 'toll'; readonly toll: number }
  | { readonly type: 'patroller'; readonly patroller: Row };

/** What keeps an attacker from a defender, for words; nothing where it may be attacked. */
export function obstacleOf(state: State, attacker: Row, defender: Row): Obstacle | undefined {
  const { keywords, thing } = defender;
  if (thing.constructing) return { type: 'under construction' };
  if (!hasHp(defender)) return { type: 'no HP' };
  if ((keywords & UNATTACKABLE) !== 0) return { type: 'unattackable' };
  if (!isReachable(state, attacker, defender)) return { type: (keywords & FLYING) !== 0 ? 'flying' : 'card' };
  if (!isAllowed(state, attacker, defender)) return { type: 'lasting' };
  if (!canPay(state, attacker, defender)) return { type: 'toll', toll: tollOf(defender) };
  const stoppers = stoppersOf(state, attacker, -1);
  if (isLegal(state, attacker, defender, stoppers)) return undefined;
  if (!isLegal(state, attacker, defender, NOBODY)) return { type: 'hidden' };
  const guards = stoppers.filter((row) => isProtected(state, defender, [row]));
  // RULES 7.2: as long as there is a squad leader, nothing else is attacked.
  const patroller = guards.find((row) => row.thing.slot === SQUAD_LEADER) ?? guards[0];
  return patroller ? { type: 'patroller', patroller } : { type: 'hidden' };
}

/** What a thing may attack; `without` is a patroller that counts as gone already, `most` how many are enough. */
export function defendersOf(
  state: State,
  attacker: Row,
  without = -1,
  most = Number.POSITIVE_INFINITY,
): readonly Row[] {
  const { rows } = sheetOf(state);
  const found: Row[] = [];
  const stoppers = stoppersOf(state, attacker, without);
  for (const row of rows) {
    if (row.id === without || isFriendly(state, row.controller, attacker.controller)) continue;
    if (!isAllowed(state, attacker, row) || !isLegal(state, attacker, row, stoppers)) continue;
    found.push(row);
    if (found.length >= most) break;
  }
  return found;
}

/** Whether there is anything to attack: one thing is enough to list the attack. */
export function hasDefender(state: State, attacker: Row): boolean {
  return defendersOf(state, attacker, -1, 1).length > 0;
}

/** What lasts may forbid attacks. */
function isAllowed(state: State, attacker: Row, defender: Row): boolean {
  const { lasting } = state;
  return lasting.length === 0 || !lasting.some((one) => isForbiddenBy(one, attacker, defender, state));
}

function isForbiddenBy(lasting: Lasting, attacker: Row, defender: Row, state: State): boolean {
  const answer = lastingAnswer(lasting, 'forbidsAttack');
  return typeof answer === 'function'
    ? answer({ controller: lasting.by }, attacker, defender, state)
    : answer === true;
}

/** RULES 7.12, 7.13: patrollers with anti-air that shoot at an attacker that flies over them. */
export function flownOver(state: State, attacker: Row, defender: Row): readonly Row[] {
  if ((attacker.keywords & FLYING) === 0 || (attacker.keywords & UNSTOPPABLE) !== 0) return [];
  if (passesAll(attacker, defender) || isHidden(state, attacker, defender)) return [];
  if (defender.thing.slot === SQUAD_LEADER) return [];
  const patrols = defender.thing.slot !== NO_SLOT;
  const patrol = teamOf(state, defender.controller).flatMap((seat) => sideOf(state, seat).patrol);
  return patrol.filter(
    (row) =>
      row.id !== defender.id &&
      (!patrols || row.thing.slot === SQUAD_LEADER) &&
      (row.keywords & ANTI_AIR) !== 0 &&
      (row.keywords & FLYING) === 0 &&
      !isIgnored(attacker, row, patrol),
  );
}
