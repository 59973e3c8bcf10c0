import { defendersFor, flownOver, willBeDetected } from './aim.ts';
import { settle } from './death.ts';
import {
  amountOf,
  armorLeft,
  atkOf,
  type Field,
  type Figure,
  has,
  hasTower,
  hpLeft,
  isFighter,
  isHidden,
  isPatrolling,
  kindOf,
  ofSide,
  techOf,
} from './figure.ts';
import { pick, pickOrPass, type Telling } from './need.ts';

// One attack: obliterate, then damage of swift strikes, then all other damage.

/** Whom the attacker's damage goes to beside the defender: settled before any lands. */
interface Aim {
  readonly sparks: readonly Figure[];
  readonly excessTo: Figure | undefined;
}

/** Damage on its way to a figure, from a figure or a tower. */
interface Strike {
  readonly to: Figure;
  readonly amount: number;
  readonly by?: Figure;
}

export function* attack(field: Field, attacker: Figure): Telling {
  const first = yield* pick('defender', defendersFor(field, attacker));
  if (willBeDetected(field, attacker)) {
    attacker.isDetected = true;
    field.towerIsUsed[1] = true;
  }
  attacker.hasAttacked = true;
  if (!has(attacker, 'readiness')) attacker.exhausted = true;
  yield* obliterate(field, amountOf(attacker, 'obliterate'));
  // "If this destroys the card that you attack, then you may choose a different defender."
  const defender = field.figures.includes(first)
    ? first
    : yield* pickOrPass('defender', defendersFor(field, attacker));
  if (!defender) return;
  const aim = yield* takeAim(field, attacker, defender);
  for (const isSwift of [true, false]) {
    if (field.loser !== undefined || !field.figures.includes(attacker)) return;
    yield* land(field, strikesOf(field, attacker, defender, aim, isSwift));
  }
}

/** "Destroy the defending player's X lowest tech units, of the attacker's choice." */
function* obliterate(field: Field, count: number): Telling {
  const doomed: Figure[] = [];
  while (doomed.length < count) {
    const units = ofSide(field, 1).filter((one) => kindOf(one) === 'unit' && !doomed.includes(one));
    if (units.length === 0) break;
    const lowest = Math.min(...units.map(techOf));
    const lowestUnits = units.filter((one) => techOf(one) === lowest);
    if (lowestUnits.length <= count - doomed.length) doomed.push(...lowestUnits);
    else doomed.push(yield* pick('obliterate', lowestUnits));
  }
  yield* settle(field, doomed);
}

function* takeAim(field: Field, attacker: Figure, defender: Figure): Telling<Aim> {
  const sparks: Figure[] = [];
  if (atkOf(attacker) === 0 || !isPatrolling(defender)) return { sparks, excessTo: undefined };
  const beside = ofSide(field, 1).filter(
    (one) => isPatrolling(one) && Math.abs(one.slot - defender.slot) === 1,
  );
  // "This ability stacks … and can choose different patrollers for each damage."
  for (let count = amountOf(attacker, 'sparkshot'); count > 0 && beside.length > 0; count--)
    sparks.push(yield* pick('sparkshot', beside));
  // "You must obey attack priorities for choosing the second defender."
  const others = excessOf(attacker, defender) > 0 ? defendersFor(field, attacker, defender) : [];
  return { sparks, excessTo: others.length > 0 ? yield* pick('excess', others) : undefined };
}

/** What is dealt at once, by those with swift strike or by all others. */
function strikesOf(
  field: Field,
  attacker: Figure,
  defender: Figure,
  aim: Aim,
  isSwift: boolean,
): readonly Strike[] {
  const isTheirStep = (figure: Figure) => has(figure, 'swift strike') === isSwift;
  const isThere = field.figures.includes(defender);
  const strikes: Strike[] = [];
  if (isTheirStep(attacker)) {
    strikes.push(...strikesOfAttacker(attacker, defender, aim));
    // "1 combat damage to any visible card that attacks anything you control, at the same time that the attacker deals
    // combat damage"
    if (hasTower(field, 1) && !isHidden(field, attacker)) strikes.push({ to: attacker, amount: 1 });
  }
  if (isThere && isTheirStep(defender) && returnsBlow(attacker, defender))
    strikes.push({ to: attacker, amount: atkOf(defender), by: defender });
  for (const patroller of flownOver(field, attacker, defender))
    if (has(patroller, 'anti-air') && isTheirStep(patroller))
      strikes.push({ to: attacker, amount: atkOf(patroller), by: patroller });
  return strikes;
}

function returnsBlow(attacker: Figure, defender: Figure): boolean {
  if (!isFighter(defender)) return false;
  if (has(attacker, 'long-range') && !has(defender, 'long-range')) return false;
  return !has(attacker, 'flying') || has(defender, 'flying') || has(defender, 'anti-air');
}

function strikesOfAttacker(attacker: Figure, defender: Figure, { sparks, excessTo }: Aim): readonly Strike[] {
  const by = attacker;
  const excess = excessTo ? excessOf(attacker, defender) : 0;
  return [
    { to: defender, amount: atkOf(attacker) - excess, by },
    ...(excessTo ? [{ to: excessTo, amount: excess, by }] : []),
    ...sparks.map((to) => ({ to, amount: 1, by })),
  ];
}

/** What overpower carries on: the damage beyond what destroys a patroller. */
function excessOf(attacker: Figure, defender: Figure): number {
  if (!has(attacker, 'overpower')) return 0;
  return Math.max(0, atkOf(attacker) - neededFor(attacker, defender));
}

/** "One deathtouch damage is enough to destroy a card." */
function neededFor(attacker: Figure, defender: Figure): number {
  if (has(attacker, 'deathtouch')) return 1;
  return hpLeft(defender) + (has(attacker, 'armor piercing') ? 0 : armorLeft(defender));
}

/** All of it at once; then the dead are gone. */
function* land(field: Field, strikes: readonly Strike[]): Telling {
  const touched: Figure[] = [];
  for (const { to, amount, by } of strikes) {
    if (amount > 0 && by && has(by, 'deathtouch') && isFighter(to)) touched.push(to);
    // "Armor can't prevent this card's combat damage."
    const stopped = by && has(by, 'armor piercing') ? 0 : Math.min(amount, armorLeft(to));
    to.armorSpent += stopped;
    to.damage += amount - stopped;
  }
  yield* settle(field, touched);
}
