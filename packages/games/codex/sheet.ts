// RULES 13: what a thing is now, layer upon layer in the order of 13.2. The layers share one list of rows, so they stand
// in one file, in the order in which they are laid.

import type { Seat } from '@riposte/kernel';
import { isAsked, lastingAnswer } from './ask.ts';
import type { CardEntry, Face, Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { ELITE, LOOKOUT, SLOTS, SQUAD_LEADER } from './ids.ts';
import { Ledger } from './making.ts';
import { spreadMap } from './maps.ts';
import { type Kinds, kindsOf, type Side, sidesOf } from './overview.ts';
import { AURA_BITS, printOf, silentPrintOf } from './print.ts';
import { isActive, type Position, type State, type Thing } from './state.ts';

/** What all things are now. Rows stand in the order of the things, sides in the order of the seats. */
export interface Sheet {
  readonly rows: readonly Row[];
  readonly sides: readonly Side[];
  readonly kinds: Kinds;
  /** The questions that anything in play answers, a bit each. */
  readonly asked: number;
}

/** The sheet of the state that was asked about last. */
let keptState: object | undefined;
let keptSheet: Sheet | undefined;

const NONE: readonly never[] = [];
/** Numbers that are abilities. */
const ABILITIES = ['frenzy', 'healing', 'resist', 'sparkshot', 'obliterate'] as const;

/** What things are now. It is made once after a change; `touch` says that there was one. */
export function sheetOf(state: Position): Sheet {
  if (keptState === state && keptSheet) return keptSheet;
  keptSheet = makeSheet(state);
  keptState = state;
  return keptSheet;
}

/** Something changed that a sheet is made of; the position is to be checked again. */
export function touch(state: State): void {
  state.unsettled = true;
  if (keptState === state) keptState = undefined;
}

/** Something changed that no sheet is made of, such as a mark; the position is to be checked again. */
export function unsettle(state: State): void {
  state.unsettled = true;
}

/** The damage of a thing changed, which the sheet is seldom made of. */
export function touchDamage(state: State): void {
  state.unsettled = true;
  if (keptState === state && keptSheet?.kinds.readsDamage) keptState = undefined;
}

export function sideOf(state: Position, seat: Seat): Side {
  const side = sheetOf(state).sides[seat];
  if (!side) throw new Error(`no side of seat ${seat}`);
  return side;
}

/** Only for a look from outside: whether the kept sheet, if there is one, is still true. */
export function isSheetTrue(state: State): boolean {
  if (keptState !== state || !keptSheet) return true;
  return JSON.stringify(makeSheet(state), briefly) === JSON.stringify(keptSheet, briefly);
}

/** Of things only their numbers, of cards only their names. */
function briefly(key: string, value: unknown): unknown {
  if (key === 'thing') return (value as Thing).id;
  if (key === 'entry') return (value as CardEntry).id;
  return key === 'faces' || key === 'print' ? undefined : value;
}

export function rowOf(state: Position, id: number): Row | undefined {
  const { rows } = sheetOf(state);
  for (let index = 0; index < rows.length; index++) if (rows[index]?.id === id) return rows[index];
  return undefined;
}

/** What the numbers and keywords of all things are made of, in the order of RULES 13.2. */
export function ledgerOf(state: Position): Ledger {
  const ledger = new Ledger();
  makeSheet(state, ledger);
  return ledger;
}

/** RULES 13.2: what is printed, runes and grants, what cards give, frenzy, what looks at others, slots, the rest. */
function makeSheet(state: Position, ledger?: Ledger): Sheet {
  const { things, lasting } = state;
  const rows: Row[] = [];
  let auras = 0;
  // Where gains count twice, account is kept of these rows.
  let book = ledger;
  const silenced = silencedSeats(lasting);
  for (let index = 0; index < things.length; index++) {
    let row = printed(things[index] as Thing, book, silenced);
    if (isAsked(row, 'doubles') && !ledger) {
      book ??= new Ledger(new Set());
      book.follow(row.id);
      row = printed(row.thing, book, silenced);
    }
    auras |= row.print.auras;
    if (row.thing.grants.length > 0) applyGrants(row, book);
    rows.push(row);
  }
  const full = state as State;
  const hasLate = (auras & AURA_BITS.lateAura) !== 0;
  const hasLast = (auras & AURA_BITS.lastAura) !== 0;
  if ((auras & AURA_BITS.givesTypes) !== 0) spreadAuras(rows, true, full, book);
  if ((auras & AURA_BITS.aura) !== 0) spreadAuras(rows, false, full, book);
  spreadMap(state, rows, book);
  for (const one of lasting) {
    const { lasts } = entryOf(one.from);
    if (!lasts) continue;
    for (const row of rows) {
      lasts(row, one);
      book?.note(row, { card: one.from });
    }
  }
  takeLost(rows, book);
  if (silenced) hush(rows, book);
  for (const row of rows) {
    if (row.frenzy === 0 || !isActive(state, row.controller)) continue;
    row.atk += row.frenzy;
    book?.note(row, 'frenzy');
  }
  if (hasLate) lateAuras(rows, full, book);
  if (hasLate && silenced) hush(rows, book);
  for (const row of rows) finish(row, isActive(state, row.controller), book);
  // These read what has become of others, slots and all; they give keywords only.
  if (hasLast)
    for (const self of rows)
      for (const face of self.faces) if (face.lastAura) spread(face.lastAura, self, rows, full, book);
  if (hasLast) takeLost(rows, book);
  if (hasLast && silenced) for (const row of rows) if (row.silent) row.keywords = 0;
  const sides = sidesOf(state, rows);
  let asked = 0;
  for (const side of sides) asked |= side.asked;
  return { rows, sides, kinds: kindsOf(rows), asked };
}

/** RULES 13.14. */
function takeLost(rows: readonly Row[], ledger: Ledger | undefined): void {
  for (const row of rows) {
    if ((row.keywords & row.lost) === 0) continue;
    row.keywords &= ~row.lost;
    ledger?.note(row, 'printed');
  }
}

/** RULES 13.17: auras that give types, or all others. */
function spreadAuras(
  rows: readonly Row[],
  givesTypes: boolean,
  state: State,
  ledger: Ledger | undefined,
): void {
  for (const self of rows) {
    if ((self.print.auras & AURA_BITS.aura) === 0 || self.thing.constructing) continue;
    for (const { aura } of self.faces)
      if (aura && (aura.givesTypes === true) === givesTypes) spread(aura, self, rows, state, ledger);
  }
}

/** The seats whose heroes are silent now; nothing where there are none. */
function silencedSeats(lasting: Position['lasting']): readonly Seat[] | undefined {
  if (lasting.length === 0) return undefined;
  const seats = lasting.filter((one) => lastingAnswer(one, 'stops') === 'abilities').map(({ by }) => by);
  return seats.length > 0 ? seats : undefined;
}

/** RULES 13.18: what silent heroes were given does not count, but for ATK, HP and armor. */
function hush(rows: readonly Row[], ledger: Ledger | undefined): void {
  for (const row of rows) {
    if (!row.silent) continue;
    row.keywords = 0;
    row.lent = NONE;
    for (const name of ABILITIES) row[name] = 0;
    ledger?.note(row, 'silence');
  }
}

function printed(thing: Thing, ledger: Ledger | undefined, silenced?: readonly Seat[]): Row {
  const { disguises, card, level, runes } = thing;
  const disguise = disguises.length > 0 ? disguises[disguises.length - 1] : undefined;
  const silent = level > 0 && silenced?.includes(thing.controller) === true;
  const own = silent ? silentPrintOf(card, level) : printOf(card, level);
  const print = disguise === undefined ? own : printOf(disguise.as, 0);
  const { entry, faces, hp, numbers, keywords } = print;
  const atk = disguise?.base ?? print.atk;
  const row: Row = {
    thing,
    id: thing.id,
    entry,
    print,
    faces,
    controller: thing.controller,
    base: atk,
    baseHp: hp,
    tech: disguise?.tech ?? own.tech,
    atk,
    hp,
    armor: numbers.armor,
    frenzy: numbers.frenzy,
    healing: numbers.healing,
    resist: numbers.resist,
    sparkshot: numbers.sparkshot,
    obliterate: numbers.obliterate,
    keywords,
    lost: 0,
    silent,
    // RULES 6.2: what is under construction does nothing.
    asked: thing.constructing ? 0 : print.asked,
    lent: NONE,
    types: disguise?.illusory ? withIllusion(entry.types ?? NONE) : (entry.types ?? NONE),
  };
  ledger?.note(row, 'printed');
  row.atk += runes;
  row.hp += runes;
  ledger?.note(row, 'runes');
  return row;
}

/** RULES 10.6: the types of a thing that is an illusion besides. */
export function withIllusion(types: readonly string[]): readonly string[] {
  return types.includes('Illusion') ? types : [...types, 'Illusion'];
}

/** RULES 13.9: what a copy of a thing takes over: what is printed on it or it has become, and an ATK it traded. */
export function copiedFrom(thing: Thing): Row {
  const row = printed(thing, undefined);
  applyGrants(row, undefined);
  return row;
}

/** Until when grants do not count. */
function clearedAt(disguises: Thing['disguises']): number {
  return disguises.findLast(({ clears }) => clears)?.at ?? -1;
}

/** RULES 13.6: gives a thing keywords that forbid something, but for those that something newer takes away. */
export function forbid(row: Row, keywords: number, since: number): void {
  const { grants, disguises } = row.thing;
  const counted = Math.max(since, clearedAt(disguises));
  let mask = keywords;
  for (const { from, at } of grants) if (at > counted) mask &= ~(entryOf(from).lifts ?? 0);
  row.keywords |= mask;
}

function applyGrants(row: Row, ledger: Ledger | undefined): void {
  const { grants, disguises } = row.thing;
  const cleared = clearedAt(disguises);
  for (const grant of grants) {
    if (grant.at <= cleared) continue;
    const { keywords, base } = row;
    entryOf(grant.from).grant?.(row, grant);
    // RULES 13.14: what is given later counts.
    if (row.lost !== 0) row.lost &= ~(row.keywords & ~keywords);
    // RULES 13.16: an ATK that was traded is no gain.
    ledger?.note(row, { card: grant.from }, row.base === base);
  }
}

function spread(
  aura: NonNullable<Face['aura']>,
  self: Row,
  rows: readonly Row[],
  state: State,
  ledger: Ledger | undefined,
): void {
  if (aura.reach === 'self') {
    aura.give(self, self, state, rows);
    ledger?.note(self, { card: self.entry.id });
    return;
  }
  for (const row of rows) {
    if (aura.reach !== 'all' && row.controller !== self.controller) continue;
    aura.give(row, self, state, rows);
    ledger?.note(row, { card: self.entry.id });
  }
}

/** RULES 13.3: in order of time, in two rounds: the second sees the keywords that later ones gave in the first. */
function lateAuras(rows: readonly Row[], state: State, ledger: Ledger | undefined): void {
  let late: { self: Row; aura: NonNullable<Face['lateAura']> }[] | undefined;
  for (const self of rows)
    for (const face of self.faces)
      if (face.lateAura) {
        late ??= [];
        late.push({ self, aura: face.lateAura });
      }
  if (!late) return;
  for (const row of rows) {
    const giving = late
      .filter(({ self, aura }) => aura.reach === 'all' || self.controller === row.controller)
      .map((one) => ({ ...one, at: Math.max(one.self.thing.since, row.thing.since) }))
      .sort((one, other) => one.at - other.at || precedence(one.aura) - precedence(other.aura));
    const { atk, hp, keywords } = row;
    const mark = ledger?.mark(row) ?? 0;
    const giveAll = () => {
      for (const { self, aura } of giving) {
        aura.give(row, self, state, rows);
        ledger?.note(row, { card: self.entry.id });
      }
    };
    giveAll();
    if (row.keywords === keywords) continue;
    row.atk = atk;
    row.hp = hp;
    ledger?.takeBack(row, mark);
    giveAll();
  }
}

function precedence({ first }: NonNullable<Face['lateAura']>): number {
  return first ? 0 : 1;
}

function finish(row: Row, isTheirTurn: boolean, ledger: Ledger | undefined): void {
  const { slot } = row.thing;
  if (!isTheirTurn) {
    if (slot === SQUAD_LEADER) row.armor += 1;
    else if (slot === ELITE) row.atk += 1;
    else if (slot === LOOKOUT) row.resist += 1;
    ledger?.note(row, SLOTS[slot] ?? 'printed');
  }
  if (ledger && isAsked(row, 'doubles')) double(row, ledger);
  if (row.atk < 0) row.atk = 0;
  ledger?.note(row, 'never below 0');
}

/** RULES 13.16. */
function double(row: Row, ledger: Ledger): void {
  for (const counted of ['atk', 'hp', 'armor'] as const) row[counted] += ledger.gainsOf(row, counted);
  ledger.note(row, { card: row.entry.id });
}
