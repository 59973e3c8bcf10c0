import type { Seat } from '@riposte/kernel';
import type { Band, CardEntry, Face, Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { ELITE, HEROES_HALL, LOOKOUT, SQUAD_LEADER, TECH_BUILDINGS, TECH_LAB, TOWER } from './ids.ts';
import { maskOf, NUMBERS, type NumberKeyword } from './keywords.ts';
import { isActive, type Position, type State, type Thing } from './state.ts';

/** What all things are now. Rows stand in the order of the things. */
export interface Sheet {
  readonly rows: readonly Row[];
}

/** The sheet of the state that was asked about last. */
let keptState: object | undefined;
let keptSheet: Sheet | undefined;

const NOBODY_LENDS: readonly never[] = [];

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

/** Only for a look from outside: whether the kept sheet, if there is one, is still true. */
export function isSheetTrue(state: State): boolean {
  if (keptState !== state || !keptSheet) return true;
  const { rows } = makeSheet(state);
  const told = (row: Row | undefined) => row && { ...row, thing: row.id, entry: row.entry.id, faces: 0 };
  return rows.every(
    (row, index) => JSON.stringify(told(row)) === JSON.stringify(told(keptSheet?.rows[index])),
  );
}

export function rowOf(state: Position, id: number): Row | undefined {
  const { rows } = sheetOf(state);
  for (let index = 0; index < rows.length; index++) if (rows[index]?.id === id) return rows[index];
  return undefined;
}

/** RULES 13.2: what is printed, runes and grants, what cards give, what looks at others, frenzy and slots. */
function makeSheet(state: Position): Sheet {
  const rows: Row[] = [];
  for (const thing of state.things) rows.push(printed(thing));
  const full = state as State;
  for (const row of rows) applyGrants(row);
  for (const self of rows) {
    for (const face of self.faces)
      if (face.aura && !self.thing.constructing) spread(face.aura, self, rows, full);
  }
  for (const lasting of state.lasting) {
    const { lasts } = entryOf(lasting.from);
    if (lasts) for (const row of rows) lasts(row, lasting);
  }
  lateAuras(rows, full);
  for (const self of rows)
    for (const face of self.faces) if (face.lastAura) spread(face.lastAura, self, rows, full);
  for (const row of rows) finish(row, state);
  return { rows };
}

function printed(thing: Thing): Row {
  const disguise = thing.disguises.length > 0 ? thing.disguises[thing.disguises.length - 1] : undefined;
  const entry = entryOf(disguise?.as ?? thing.card);
  const band = entry.bands && bandAt(entry, thing.level);
  const row: Row = {
    thing,
    id: thing.id,
    entry,
    faces: entry.bands ? entry.bands.filter(({ from }) => from <= thing.level) : [entry],
    controller: thing.controller,
    base: band?.atk ?? entry.atk ?? 0,
    baseHp: band?.hp ?? entry.hp ?? 0,
    tech: entryOf(thing.card).tech ?? 0,
    atk: band?.atk ?? entry.atk ?? 0,
    hp: band?.hp ?? entry.hp ?? 0,
    armor: 0,
    frenzy: 0,
    healing: 0,
    resist: 0,
    sparkshot: 0,
    obliterate: 0,
    keywords: 0,
    lent: NOBODY_LENDS,
    types: entry.types ?? NOBODY_LENDS,
  };
  for (const face of row.faces) addKeywords(row, face);
  row.atk += thing.runes;
  row.hp += thing.runes;
  return row;
}

const MASKS = new WeakMap<Face, number>();

function addKeywords(row: Row, face: Face): void {
  const { keywords, numbers } = face as CardEntry | Band;
  if (keywords) {
    let mask = MASKS.get(face);
    if (mask === undefined) {
      mask = maskOf(keywords);
      MASKS.set(face, mask);
    }
    row.keywords |= mask;
  }
  if (numbers) for (const name of NUMBERS) row[name] += numbers[name as NumberKeyword] ?? 0;
}

/** RULES 4.8. */
export function bandAt(entry: CardEntry, level: number): Band | undefined {
  return entry.bands?.findLast(({ from }) => from <= level);
}

function applyGrants(row: Row): void {
  const { grants, disguises } = row.thing;
  if (grants.length === 0) return;
  const cleared = disguises.findLast(({ clears }) => clears)?.at ?? -1;
  for (const grant of grants) if (grant.at > cleared) entryOf(grant.from).grant?.(row, grant);
}

function spread(aura: NonNullable<Face['aura']>, self: Row, rows: readonly Row[], state: State): void {
  if (aura.reach === 'self') aura.give(self, self, state, rows);
  else
    for (const row of rows)
      if (aura.reach === 'all' || row.controller === self.controller) aura.give(row, self, state, rows);
}

/** RULES 13.3: in order of time, in two rounds: the second sees the keywords that later ones gave in the first. */
function lateAuras(rows: readonly Row[], state: State): void {
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
      .sort((one, other) => one.at - other.at);
    const { atk, hp, keywords } = row;
    for (const { self, aura } of giving) aura.give(row, self, state, rows);
    if (row.keywords === keywords) continue;
    row.atk = atk;
    row.hp = hp;
    for (const { self, aura } of giving) aura.give(row, self, state, rows);
  }
}

function finish(row: Row, state: Position): void {
  const { slot } = row.thing;
  if (isActive(state, row.controller)) row.atk += row.frenzy;
  else if (slot === SQUAD_LEADER) row.armor += 1;
  else if (slot === ELITE) row.atk += 1;
  else if (slot === LOOKOUT) row.resist += 1;
  if (row.atk < 0) row.atk = 0;
}

/** Whether a player has a working building of the base. */
function hasWorking(state: Position, seat: Seat, card: string): boolean {
  return state.things.some(
    (thing) => thing.card === card && thing.controller === seat && !thing.constructing,
  );
}

/** RULES 5.2: the highest level for which a working building stands; 0 is always there. */
export function hasTech(state: Position, seat: Seat, level: number): boolean {
  const card = TECH_BUILDINGS[level - 1];
  return card === undefined || hasWorking(state, seat, card);
}

export function hasTower(state: Position, seat: Seat): boolean {
  return hasWorking(state, seat, TOWER);
}

export function hasLab(state: Position, seat: Seat): boolean {
  return hasWorking(state, seat, TECH_LAB);
}

/** RULES 4.5. */
export function heroLimit(state: Position, seat: Seat): number {
  const limit = hasTech(state, seat, 3) ? 3 : hasTech(state, seat, 2) ? 2 : 1;
  return hasWorking(state, seat, HEROES_HALL) ? limit + 1 : limit;
}
