import type { Seat } from '@riposte/kernel';
import { fightsBack } from '../attack.ts';
import { preventedOf } from '../blow.ts';
import { baseHp } from '../board.ts';
import type { Row } from '../card.ts';
import { tollOf } from '../defenders.ts';
import { DEATHTOUCH, SWIFT_STRIKE } from '../keywords.ts';
import { isBuilding, isFighter } from '../kinds.ts';
import { isPeaceful } from '../maps.ts';
import { atkAgainst } from '../overpower.ts';
import { sheetOf } from '../sheet.ts';
import { isFriendly, opponentsOf, type State } from '../state.ts';
import { enduranceOf, worthOf } from './worth.ts';

/** A point of damage to a base; all of them at once win. */
const BASE_POINT = 0.9;
const WIN = 100;
/** RULES 12.2: two points to the base besides. */
const BUILDING_FALLS = 2 * BASE_POINT;
/** RULES 4.11: two levels for those who brought a hero down. */
const HERO_FALLS = 1.2;
/** What a point of damage is worth that kills nobody. */
const WOUND = 0.2;
/** Who attacks is exhausted and does not patrol. */
const LEAVES_PATROL = 0.1;
/** RULES 7.16: a gold that the attack costs. */
const TOLL = 0.3;

/** What an attack is worth at first sight: what falls on the one side, and on the other. */
export function fightWorth(state: State, attacker: Row, defender: Row): number {
  const dealt = dealtTo(state, attacker, defender);
  const falls = isKilled(attacker, dealt, defender);
  let worth = falls ? gainOf(state, attacker, defender) : woundOf(defender, dealt);
  const isFirst = falls && isSwift(attacker) && !isSwift(defender);
  if (fightsBack(attacker, defender) && !isFirst) {
    const taken = isPeaceful(state) ? 0 : defender.atk;
    worth -= isKilled(defender, taken, attacker) ? worthOf(attacker) : WOUND * taken;
  }
  return worth - LEAVES_PATROL * enduranceOf(attacker) - TOLL * tollOf(defender);
}

/** What an attacker deals to a defender, less what a card prevents for a building. */
function dealtTo(state: State, attacker: Row, defender: Row): number {
  if (isPeaceful(state)) return 0;
  const amount = atkAgainst(attacker, defender);
  if (!isBuilding(defender)) return amount;
  return amount - preventedOf(state, sheetOf(state), defender, { amount, by: attacker.controller });
}

/** Whether so much damage by one thing kills another. */
function isKilled(dealer: Row, dealt: number, row: Row): boolean {
  if (dealt <= 0) return false;
  return dealt >= enduranceOf(row) || ((dealer.keywords & DEATHTOUCH) !== 0 && isFighter(row));
}

function isSwift({ keywords }: Row): boolean {
  return (keywords & SWIFT_STRIKE) !== 0;
}

function gainOf(state: State, attacker: Row, row: Row): number {
  switch (row.entry.kind) {
    case 'base':
      return winsBy(state, attacker.controller, row.controller) ? WIN : -WIN;
    case 'hero':
      return worthOf(row) + HERO_FALLS;
    case 'tech building':
    case 'add-on':
      return worthOf(row) + BUILDING_FALLS;
    default:
      return worthOf(row);
  }
}

/** RULES 16.12: whether a player wins when this base falls. */
function winsBy(state: State, seat: Seat, fallen: Seat): boolean {
  const others = opponentsOf(state, seat).filter((other) => !isFriendly(state, other, fallen));
  return others.every((other) => baseHp(state, other) < baseHp(state, seat));
}

function woundOf({ entry }: Row, dealt: number): number {
  return (entry.kind === 'base' ? BASE_POINT : WOUND) * dealt;
}
