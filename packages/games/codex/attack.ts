// RULES 7: an attack is one procedure, with all its steps in reading order.

import { type Ask, DONE, type Seat } from '@riposte/kernel';
import { type Blow, strike } from './blow.ts';
import { exhaust, named } from './board.ts';
import type { Row } from './card.ts';
import { check } from './check.ts';
import { type Choice, PASS, pickOf, type Question } from './choice.ts';
import { defendersOf, flownOver, isHiding, tollOf, towersAgainst, watchersOf } from './defenders.ts';
import { NO_SLOT, TOWER } from './ids.ts';
import {
  ANTI_AIR,
  ARMOR_PIERCING,
  DEATHTOUCH,
  FLYING,
  LONG_RANGE,
  READINESS,
  SWIFT_STRIKE,
} from './keywords.ts';
import { isDestructible, isFighter, isUnit } from './kinds.ts';
import { atkAgainst, surplusOf, surplusRecipients, touches } from './overpower.ts';
import { AURA_BITS } from './print.ts';
import { isByBook } from './rulings.ts';
import { settleNext } from './settle.ts';
import { rowOf, sheetOf, sideOf, touch, unsettle } from './sheet.ts';
import {
  ATTACKED,
  ATTACKING,
  DETECTED,
  DOOMED,
  holdersOf,
  isFriendly,
  playerOf,
  rules,
  type State,
  type Table,
  thingOf,
} from './state.ts';
import { fire } from './trigger.ts';

export interface AttackVars {
  readonly seat: Seat;
  readonly attacker: number;
  defender: number;
  /** Units that obliterate has taken so far. */
  doomed: readonly number[];
  /** Whom the sparkshots hit, one after the other. */
  sparks: readonly number[];
  /** Who gets what overpower has too much; -1 for nobody. */
  surplusTo: number;
  /** Whom the attacker flies over, and whether a tower shoots: settled before anything dies. */
  over: readonly number[];
  tower: boolean;
  /** How many, where two of a team shoot. */
  towers?: number;
  /** Whether the attacker has dealt damage. */
  hit: boolean;
  /** RULES 9.24: how much of the attacker's armor was used before, where armor may be given for the attack. */
  armorUsed?: number;
}

export function newAttack(seat: Seat, attacker: number): AttackVars {
  return {
    seat,
    attacker,
    defender: -1,
    doomed: [],
    sparks: [],
    surplusTo: -1,
    over: [],
    tower: false,
    hit: false,
  };
}

function askDefender(state: State, { seat, attacker }: AttackVars): Ask<Choice, Question> | undefined {
  const row = rowOf(state, attacker);
  const choices = row ? defendersOf(state, row).map(({ id }) => pickOf(id)) : [];
  return choices.length > 1 ? { seat, question: 'defender', choices } : undefined;
}

/** RULES 7.8, 19.12: by the manual the attack may be let go. */
function askNewDefender(state: State, vars: AttackVars): Ask<Choice, Question> | undefined {
  const { seat, attacker } = vars;
  if (!isByBook(state, 'new defender')) return askDefender(state, vars);
  const row = rowOf(state, attacker);
  if (row?.controller !== seat) return undefined;
  const choices = defendersOf(state, row).map(({ id }) => pickOf(id));
  return choices.length > 0 ? { seat, question: 'defender', choices: [...choices, PASS] } : undefined;
}

/** The defender that was chosen, or the only one there is. */
function chosenDefender(state: State, vars: AttackVars, answer: Choice | undefined): Row | undefined {
  if (answer?.type === 'pick') return rowOf(state, answer.thing);
  const row = rowOf(state, vars.attacker);
  return row && defendersOf(state, row)[0];
}

export const attack = rules.procedure<AttackVars>('attack', {
  defenderChosen: {
    asks: askDefender,
    run(table, vars, answer) {
      const { state, tell } = table;
      const attacker = rowOf(state, vars.attacker);
      const defender = chosenDefender(state, vars, answer);
      if (!attacker || !defender) return DONE;
      vars.defender = defender.id;
      tell?.({ type: 'attacked', thing: named(attacker.thing), defender: named(defender.thing) });
      payToll(table, vars.seat, defender);
      detect(table, attacker, defender);
      attacker.thing.marks |= ATTACKED;
      brace(state, vars, attacker);
      if ((attacker.keywords & READINESS) === 0) exhaust(table, attacker.thing);
      fire(state, 'attacked', defender, attacker);
      return undefined;
    },
  },
  obliterateChosen: {
    asks: (state, vars) => askObliterate(state, vars),
    run(table, vars, answer) {
      const { state, tell } = table;
      const { left, lowest } = obliterated(state, vars);
      if (left > 0 && lowest.length > 0) {
        const taken = answer?.type === 'pick' ? [answer.thing] : lowest.map(({ id }) => id);
        vars.doomed = [...vars.doomed, ...taken];
        return 'obliterateChosen';
      }
      if (vars.doomed.length === 0) return undefined;
      const attacker = rowOf(state, vars.attacker);
      const units = sheetOf(state).rows.filter(({ id }) => vars.doomed.includes(id));
      for (const { thing } of units) thing.marks |= DOOMED;
      unsettle(state);
      if (attacker)
        tell?.({
          type: 'obliterated',
          thing: named(attacker.thing),
          units: units.map(({ thing }) => named(thing)),
        });
      check(table);
      return undefined;
    },
  },
  attacksTriggered(table, { attacker, defender }) {
    const row = rowOf(table.state, attacker);
    if (row) fire(table.state, 'attacks', row, rowOf(table.state, defender));
    settleNext(table);
  },
  newDefenderChosen: {
    asks: (state, vars) => (isOpen(state, vars) ? undefined : askNewDefender(state, vars)),
    run(table, vars, answer) {
      const { state, tell } = table;
      const attacker = rowOf(state, vars.attacker);
      if (!attacker || attacker.controller !== vars.seat) {
        relax(state, vars);
        return DONE;
      }
      if (isOpen(state, vars)) return undefined;
      const defender = answer?.type === 'pass' ? undefined : chosenDefender(state, vars, answer);
      if (!defender) return 'afterDamage';
      vars.defender = defender.id;
      tell?.({ type: 'attacked', thing: named(attacker.thing), defender: named(defender.thing) });
      payToll(table, vars.seat, defender);
      detect(table, attacker, defender);
      return undefined;
    },
  },
  sparkshotChosen: {
    asks(state, vars) {
      const choices = sparkable(state, vars).map(({ id }) => pickOf(id));
      return choices.length > 1 ? { seat: vars.seat, question: 'sparkshot', choices } : undefined;
    },
    run({ state }, vars, answer) {
      const [only] = sparkable(state, vars);
      const hit = answer?.type === 'pick' ? answer.thing : only?.id;
      if (hit === undefined) return undefined;
      vars.sparks = [...vars.sparks, hit];
      return 'sparkshotChosen';
    },
  },
  surplusChosen: {
    asks(state, vars) {
      const choices = surplusRecipients(state, vars).map(({ id }) => pickOf(id));
      return choices.length > 1 ? { seat: vars.seat, question: 'surplus', choices } : undefined;
    },
    run({ state }, vars, answer) {
      vars.surplusTo = answer?.type === 'pick' ? answer.thing : (surplusRecipients(state, vars)[0]?.id ?? -1);
      const [attacker, defender] = [rowOf(state, vars.attacker), rowOf(state, vars.defender)];
      if (!attacker || !defender) return;
      vars.over = flownOver(state, attacker, defender).map(({ id }) => id);
      const towers = towersAgainst(state, attacker, defender);
      vars.tower = towers > 0;
      if (towers > 1) vars.towers = towers;
    },
  },
  swiftDamage(table, vars) {
    const swift = blowsOf(table.state, vars).filter(({ isSwift }) => isSwift);
    if (swift.length === 0) return;
    land(table, vars, swift, true);
  },
  damage(table, vars) {
    const slow = blowsOf(table.state, vars).filter(({ isSwift }) => !isSwift);
    land(table, vars, slow, false);
  },
  afterDamage(table, vars) {
    const { state } = table;
    const { attacker, defender, hit, seat } = vars;
    relax(state, vars);
    const row = rowOf(state, attacker);
    if (hit)
      for (const one of sheetOf(state).rows) if (one.controller === seat) fire(state, 'attackHits', one, row);
    if (row) fire(table.state, 'afterAttack', row, rowOf(table.state, defender));
    settleNext(table);
  },
});

/** RULES 7.16. */
function payToll({ state, tell }: Table, seat: Seat, defender: Row): void {
  const toll = tollOf(defender);
  if (toll === 0) return;
  playerOf(state, seat).gold -= toll;
  tell?.({ type: 'tollPaid', seat, amount: toll, thing: named(defender.thing) });
}

/** RULES 9.24: what is given for the attack counts from here. */
function brace(state: State, vars: AttackVars, { thing }: Row): void {
  if (!sheetOf(state).rows.some(({ print }) => (print.auras & AURA_BITS.readsAttacks) !== 0)) return;
  thing.marks |= ATTACKING;
  vars.armorUsed = thing.armorUsed;
  touch(state);
}

/** RULES 9.24: armor that was given for the attack is gone; it was used before the other. */
function relax(state: State, { attacker, armorUsed = 0 }: AttackVars): void {
  const thing = thingOf(state, attacker);
  if (!thing || (thing.marks & ATTACKING) === 0) return;
  const braced = rowOf(state, attacker)?.armor ?? 0;
  thing.marks &= ~ATTACKING;
  touch(state);
  const given = braced - (rowOf(state, attacker)?.armor ?? 0);
  thing.armorUsed -= Math.min(given, thing.armorUsed - armorUsed);
}

/** RULES 6.11, 6.13: the tower sees its first hidden attacker of the turn. */
function detect({ state, tell }: Table, attacker: Row, defender: Row): void {
  const seats = watchersOf(state, defender);
  if (seats.length === 0 || !isHiding(attacker, defender)) return;
  if ((attacker.thing.marks & DETECTED) !== 0) return;
  for (const seat of seats) {
    const { counters } = playerOf(state, seat);
    if (counters.towerUsed) continue;
    counters.towerUsed = true;
    attacker.thing.marks |= DETECTED;
    tell?.({ type: 'detected', seat, thing: named(attacker.thing) });
  }
}

/** Whether the defender is still there to be hit. */
function isOpen(state: State, { defender, seat }: AttackVars): boolean {
  const row = rowOf(state, defender);
  return row !== undefined && !isFriendly(state, row.controller, seat);
}

/** RULES 14.18, 14.19: how many are left to take, and those with the lowest tech level. */
function obliterated(state: State, { attacker, defender, doomed }: AttackVars) {
  const row = rowOf(state, attacker);
  const hit = rowOf(state, defender);
  const foes = hit ? holdersOf(state, hit.thing) : [];
  const left = (row?.obliterate ?? 0) - doomed.length;
  if (left <= 0) return { left: 0, lowest: [] };
  const units = sheetOf(state).rows.filter(
    (one) =>
      foes.includes(one.controller) && isUnit(one) && !doomed.includes(one.id) && isDestructible(one, state),
  );
  const least = Math.min(...units.map(({ tech }) => tech));
  return { left, lowest: units.filter(({ tech }) => tech === least) };
}

function askObliterate(state: State, vars: AttackVars): Ask<Choice, Question> | undefined {
  const { left, lowest } = obliterated(state, vars);
  // As many as are left to take are all taken.
  if (lowest.length <= left || left === 0) return undefined;
  return { seat: vars.seat, question: 'obliterate', choices: lowest.map(({ id }) => pickOf(id)) };
}

/** RULES 14.25: patrollers beside the defender, for the next sparkshot. */
function sparkable(state: State, { attacker, defender, sparks }: AttackVars): readonly Row[] {
  const row = rowOf(state, attacker);
  const hit = rowOf(state, defender);
  if (!row || !hit || hit.thing.slot === NO_SLOT || row.sparkshot <= sparks.length) return [];
  if (atkAgainst(row, hit) === 0) return [];
  return sideOf(state, hit.controller).patrol.filter(
    ({ thing }) => Math.abs(thing.slot - hit.thing.slot) === 1,
  );
}

type TimedBlow = Blow & { readonly isSwift: boolean };

/** All combat damage of an attack as things stand now. */
function blowsOf(state: State, vars: AttackVars): readonly TimedBlow[] {
  const attacker = rowOf(state, vars.attacker);
  const defender = rowOf(state, vars.defender);
  const blows: TimedBlow[] = [];
  if (!attacker) return blows;
  const blow = (from: Row, to: number, amount: number): TimedBlow => ({
    to,
    amount,
    from: from.id,
    card: from.thing.card,
    by: from.controller,
    combat: true,
    piercing: (from.keywords & ARMOR_PIERCING) !== 0,
    touch: (from.keywords & DEATHTOUCH) !== 0,
    isSwift: (from.keywords & SWIFT_STRIKE) !== 0,
  });
  if (defender) {
    const surplus = vars.surplusTo < 0 ? 0 : surplusOf(attacker, defender);
    const main = blow(attacker, defender.id, atkAgainst(attacker, defender) - surplus);
    blows.push({ ...main, touch: touches(attacker, defender), carries: surplus > 0 });
    if (surplus > 0) blows.push(blow(attacker, vars.surplusTo, surplus));
    for (const hit of vars.sparks) blows.push({ ...blow(attacker, hit, 1), spark: true });
    if (fightsBack(attacker, defender)) blows.push(blow(defender, attacker.id, defender.atk));
  }
  for (const id of vars.over) {
    const shooter = rowOf(state, id);
    if (shooter) blows.push(blow(shooter, attacker.id, shooter.atk));
  }
  if (vars.tower) {
    // RULES 6.14: at the same time as the attacker's.
    const isSwift = (attacker.keywords & SWIFT_STRIKE) !== 0;
    const by = defender?.controller ?? vars.seat;
    const shot: TimedBlow = { to: attacker.id, amount: 1, from: -1, card: TOWER, by, combat: true, isSwift };
    for (let shots = vars.towers ?? 1; shots > 0; shots--) blows.push(shot);
  }
  return blows;
}

/** RULES 7.10, 7.11, 14.17. */
export function fightsBack(attacker: Row, defender: Row): boolean {
  if (!isFighter(defender)) return false;
  if ((attacker.keywords & LONG_RANGE) !== 0 && (defender.keywords & LONG_RANGE) === 0) return false;
  return (attacker.keywords & FLYING) === 0 || (defender.keywords & (FLYING | ANTI_AIR)) !== 0;
}

/** Lands one step's damage; who has struck in the first step does not strike in the second. */
function land(table: Table, vars: AttackVars, blows: readonly TimedBlow[], first: boolean): void {
  const dealt = strike(table, blows);
  if (dealt.some(({ from }) => from === vars.attacker)) vars.hit = true;
  // The tower shoots once.
  if (first && blows.some(({ card, from }) => from < 0 && card === TOWER)) vars.tower = false;
  check(table);
}
