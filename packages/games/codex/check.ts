import { type Ask, DONE, type Seat, seats } from '@riposte/kernel';
import { strike } from './blow.ts';
import { baseOf, isStunted, leave, levelUp, named, remove, takeControl } from './board.ts';
import { isFighter, isSacrificable, isUnit, type Row } from './card.ts';
import { effectName, entryOf } from './catalogue.ts';
import { type Choice, pickOf, type Question } from './choice.ts';
import { BASE, NO_SLOT, SCAVENGER, TECHNICIAN } from './ids.ts';
import { INDESTRUCTIBLE, TWO_LIVES } from './keywords.ts';
import { fireLeaving } from './leaving.ts';
import { sheetOf, sideOf, touch, unsettle } from './sheet.ts';
import {
  activeOf,
  buriedUnder,
  CRUMBLING,
  DOOMED,
  FADED,
  IN_COMBAT,
  isActive,
  opponentsOf,
  playerOf,
  rules,
  type State,
  type Table,
  type Thing,
  TOUCHED,
  thingOf,
  WOUNDED,
} from './state.ts';
import { fire, fireAll, wait } from './trigger.ts';

/** A position that does not come to rest within so many rounds is an error of ours. */
const MOST_ROUNDS = 500;
/** RULES 6.4, 6.6. */
const BASE_DAMAGE = 2;
/** RULES 9.27: how it is remembered that a card was recalled this turn. */
const RECALL = 'recall';

/** RULES 12.1: checks the position until nothing changes. The end of the game unwinds here and nowhere else. */
export function check(table: Table): void {
  const { state } = table;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (state.winners) return;
    state.unsettled = false;
    if (basesFall(table)) return;
    if (state.owed.length > 0) {
      if (payLevels(table)) continue;
      table.call(levels, {});
      return;
    }
    if (secondLegend(table) || deaths(table) || strandedSpells(table) || fullGraves(state)) continue;
    if (orphanedCopies(table) || holdControl(table) || conditions(table)) continue;
    clearTraces(state);
    return;
  }
  throw new Error('the position does not come to rest');
}

/** RULES 1.1, 1.2, 1.5. */
function basesFall(table: Table): boolean {
  const { state, unwindTo } = table;
  if (!state.things.some(isFallenBase) && !state.players.some(({ ruined }) => ruined)) return false;
  const all = seats(state.players.length);
  const standing = all.filter((seat) => !isFallenBase(baseOf(state, seat)) && !playerOf(state, seat).ruined);
  state.winners = standing.length === 0 ? all : standing;
  unwindTo('game');
  return true;
}

function isFallenBase({ card, damage }: Thing): boolean {
  return card === BASE && damage >= (entryOf(card).hp ?? 0);
}

function heroesToLevel(state: State, seat: Seat): readonly Row[] {
  return sideOf(state, seat).heroes.filter(
    ({ thing, entry }) => thing.level < (entry.maxLevel ?? 0) && !isStunted(state, thing),
  );
}

/** RULES 4.11: gives the levels that need no decision; `false` when the next ones do. */
function payLevels(table: Table): boolean {
  const { state } = table;
  const [seat, ...rest] = state.owed;
  if (seat === undefined) return true;
  const heroes = heroesToLevel(state, seat);
  if (heroes.length > 1) return false;
  state.owed = rest;
  if (heroes[0]) levelUp(table, heroes[0].thing, 2);
  return true;
}

const levels = rules.procedure<object>('levels', {
  heroChosen: {
    asks(state): Ask<Choice, Question> | undefined {
      const [seat] = state.owed;
      if (seat === undefined) return undefined;
      const choices = heroesToLevel(state, seat).map(({ id }) => pickOf(id));
      return { seat: activeOf(state), question: 'levels', choices };
    },
    run(table, _vars, answer) {
      const { state } = table;
      const thing = answer?.type === 'pick' ? thingOf(state, answer.thing) : undefined;
      state.owed = state.owed.slice(1);
      if (thing) levelUp(table, thing, 2);
      check(table);
      return DONE;
    },
  },
});

/** RULES 5.15: of two of the same legendary card, the one that has been it for less time goes. Whether one went. */
function secondLegend(table: Table): boolean {
  const { rows } = sheetOf(table.state);
  const second = rows.find(
    ({ entry, controller, thing }) =>
      entry.legendary === true &&
      rows.some(
        (row) => row.entry === entry && row.controller === controller && row.thing.since < thing.since,
      ),
  );
  if (!second) return false;
  table.tell?.({ type: 'returned', thing: named(second.thing), to: 'discard pile' });
  remove(table, second.thing, 'discard');
  return true;
}

function isLethal(row: Row): boolean {
  const { thing, hp, entry } = row;
  if ((thing.marks & DOOMED) !== 0) return true;
  if (entry.kind === 'base' || entry.kind === 'upgrade' || entry.kind === 'spell') return false;
  return thing.damage >= hp || (thing.marks & TOUCHED) !== 0;
}

/** RULES 9.12: what happens instead of dying; of several, the first. */
function isSaved(table: Table, row: Row, rows: readonly Row[]): boolean {
  const { state, tell } = table;
  const { thing } = row;
  if ((row.keywords & TWO_LIVES) !== 0 && (thing.marks & CRUMBLING) === 0) {
    thing.marks |= CRUMBLING;
    restore(state, thing);
    tell?.({ type: 'saved', thing: named(thing), by: 'two lives' });
    return true;
  }
  const savers = rows.filter((self) => isSaving(self, row));
  const [saver] = savers;
  if (saver) {
    // Of several all are given up.
    for (const self of savers) self.thing.marks |= DOOMED;
    restore(state, thing);
    tell?.({ type: 'saved', thing: named(thing), by: saver.entry.name });
    return true;
  }
  if ((row.keywords & INDESTRUCTIBLE) !== 0) {
    endure(table, thing);
    return true;
  }
  const elsewhere = row.faces.map((face) => face.insteadOfDying?.(row)).find((where) => where !== undefined);
  if (elsewhere) {
    remove(table, thing, elsewhere);
    return true;
  }
  if (!row.faces.some((face) => face.stays?.(row, state) === true)) return false;
  thing.marks &= ~(DOOMED | TOUCHED);
  return true;
}

/** Whether a card gives itself up for a thing; one that is dying itself cannot. */
function isSaving(self: Row, dying: Row): boolean {
  if (!self.print.hasSaves || self.id === dying.id || (self.thing.marks & DOOMED) !== 0) return false;
  return self.faces.some((face) => face.saves?.(dying, self) === true);
}

/** It has no damage, and is to die no more. */
function restore(state: State, thing: Thing): void {
  thing.marks &= ~(DOOMED | TOUCHED);
  thing.damage = 0;
  touch(state);
}

/** RULES 14.33. One whose HP is 0 stays exhausted, and is not told of again and again. */
function endure({ state, tell }: Table, thing: Thing): void {
  const attached = state.things.filter((other) => isAttached(other, thing) && (other.marks & DOOMED) === 0);
  const changed =
    !thing.exhausted || thing.damage > 0 || attached.length > 0 || (thing.marks & (DOOMED | TOUCHED)) !== 0;
  if (!changed) return;
  thing.exhausted = true;
  thing.slot = NO_SLOT;
  for (const other of attached) other.marks |= DOOMED;
  restore(state, thing);
  tell?.({ type: 'saved', thing: named(thing), by: 'indestructible' });
}

/** Whether a card lies on a thing; one that links two lies on neither, and a unit that is bound to one does not. */
function isAttached({ to, to2, card }: Thing, { id }: Thing): boolean {
  return to === id && to2 < 0 && entryOf(card).kind !== 'unit';
}

/** RULES 9.6: those who die together see each other die. Whether anything changed. */
function deaths(table: Table): boolean {
  const { state } = table;
  const { rows } = sheetOf(state);
  let dead: Row[] | undefined;
  for (const row of rows) {
    if (!isLethal(row)) continue;
    if (isSaved(table, row, rows)) continue;
    dead ??= [];
    dead.push(row);
  }
  if (!dead) return state.unsettled;
  for (const row of dead) witness(state, row, rows);
  const leaving = dead.map((row) => restOf(state, row, rows, dead));
  fireLeaving(
    table,
    leaving.map(({ row, grave, rest }) => ({ row, to: grave ? 'grave' : rest })),
    rows,
  );
  for (const { row, grave, rest } of leaving) {
    table.tell?.({ type: 'died', thing: named(row.thing) });
    leave(table, row.thing, rest, grave);
  }
  for (const row of dead) aftermath(table, row);
  return true;
}

/** RULES 9.20, 9.25, 9.27: where a card that dies goes, and what takes it. */
function restOf(state: State, row: Row, rows: readonly Row[], dead: readonly Row[]) {
  if (isRecalled(row, rows)) return { row, rest: 'hand', grave: undefined } as const;
  return {
    row,
    rest: goesHome(state, row) ? 'codex' : 'discard',
    grave: graveOf(row, rows, dead)?.thing,
  } as const;
}

/** RULES 9.25. */
function goesHome(state: State, { faces, thing }: Row): boolean {
  if (!faces.some((face) => face.goesHome)) return false;
  const { counters } = playerOf(state, thing.owner);
  const isFirst = !counters.wentHome;
  counters.wentHome = true;
  return isFirst && !entryOf(thing.card).starting;
}

/** RULES 9.27: whether a card sends the dead one to its owner's hand; one that dies with it does. */
function isRecalled(row: Row, rows: readonly Row[]): boolean {
  const recaller = rows.find(
    (self) =>
      self.print.hasRecalls &&
      self.faces.some(
        ({ recalls }) =>
          recalls?.takes(row, self) && self.thing.uses.filter((use) => use === RECALL).length < recalls.times,
      ),
  );
  if (recaller) recaller.thing.uses = [...recaller.thing.uses, RECALL];
  return recaller !== undefined;
}

/** RULES 9.20: what takes a card that dies; a grave that dies with it does not. */
function graveOf(row: Row, rows: readonly Row[], dead: readonly Row[]): Row | undefined {
  return rows.find(
    (self) =>
      self.print.hasGrave &&
      !dead.includes(self) &&
      self.faces.some(({ grave }) => grave?.buries(row, self) === true),
  );
}

/** RULES 9.20: a grave that holds too many is sacrificed. Whether one is. */
function fullGraves(state: State): boolean {
  if (!state.buried) return false;
  let full = false;
  for (const row of sheetOf(state).rows) {
    const most = row.faces.find(({ grave }) => grave)?.grave?.holds ?? Number.POSITIVE_INFINITY;
    if (buriedUnder(state, row.id).length < most || !isSacrificable(row)) continue;
    row.thing.marks |= DOOMED;
    full = true;
  }
  if (full) unsettle(state);
  return full;
}

/** All that is set off by a death, found before the dead are gone. */
function witness(state: State, row: Row, rows: readonly Row[]): void {
  const { thing, controller } = row;
  fire(state, 'dies', row);
  fire(state, 'leaves', row);
  if (isUnit(row)) {
    fireAll(state, 'unitDies', row, rows);
    mourn(state, row);
  }
  const killer = thing.hurtBy < 0 ? undefined : rows.find(({ id }) => id === thing.hurtBy);
  if (killer) fire(state, 'kills', killer, row);
  if (isActive(state, controller) || !isFighter(row)) return;
  // RULES 8.6, 8.7, 8.9.
  const bonus = { [SCAVENGER]: 'slot.scavenger', [TECHNICIAN]: 'slot.technician' }[thing.slot];
  if (bonus)
    wait(state, {
      effect: bonus,
      me: controller,
      source: row.id,
      card: thing.card,
      subject: -1,
      amount: 0,
      commutes: true,
    });
}

/** What lasts, lies on nothing, and speaks of the deaths of its player's units. */
function mourn(state: State, { controller, id }: Row): void {
  for (const { from, by } of state.lasting) {
    const trigger = by === controller ? entryOf(from).lends?.triggers?.unitDies : undefined;
    if (!trigger) continue;
    wait(state, {
      effect: effectName(trigger.effect),
      me: by,
      source: -1,
      card: from,
      subject: id,
      amount: 0,
      commutes: false,
    });
  }
}

function aftermath(table: Table, row: Row): void {
  const { state } = table;
  const { kind } = row.entry;
  // RULES 12.2.
  if (kind === 'tech building' || kind === 'add-on') {
    const base = baseOf(state, row.controller);
    const by = destroyerOf(state, row);
    strike(table, [{ to: base.id, amount: BASE_DAMAGE, from: -1, card: row.thing.card, by, combat: false }]);
  }
  if (kind === 'hero') state.owed = [...state.owed, ...opponentsOf(state, row.thing.owner)];
}

/** Who destroyed a building: whose thing hurt it last, or who is active; its own player where it was torn down. */
function destroyerOf(state: State, { thing, hp, controller }: Row): Seat {
  if (thing.damage < hp) return controller;
  return thingOf(state, thing.hurtBy)?.controller ?? activeOf(state);
}

/** RULES 5.9, 5.10: spells that lost what they hang on. */
function strandedSpells(table: Table): boolean {
  const { state } = table;
  const { rows } = sheetOf(state);
  let lost = false;
  for (const row of rows) {
    if (row.entry.kind !== 'spell' || !isStranded(state, row)) continue;
    row.thing.marks |= DOOMED;
    lost = true;
  }
  if (lost) unsettle(state);
  return lost;
}

function isStranded(state: State, { entry, controller, thing }: Row): boolean {
  if ((thing.marks & DOOMED) !== 0) return false;
  const gone = (id: number) => id >= 0 && !thingOf(state, id);
  if (gone(thing.to) || gone(thing.to2)) return true;
  // Partners are linked only as long as their player controls both.
  const partner = thing.to2 < 0 ? [] : [thingOf(state, thing.to), thingOf(state, thing.to2)];
  if (partner.some((one: Thing | undefined) => one?.controller !== controller)) return true;
  return (
    entry.channeling === true &&
    !sideOf(state, controller).heroes.some((row) => row.entry.spec === entry.spec)
  );
}

/** RULES 12.4: what is trashed as soon as something is so. Whether anything was. */
function conditions(table: Table): boolean {
  const { state } = table;
  const row = sheetOf(state).rows.find(
    (one) => one.print.hasCondition && one.faces.some((face) => face.trashedIf?.(one, state) === true),
  );
  return row !== undefined && remove(table, row.thing, 'trash');
}

const TRACES = TOUCHED | IN_COMBAT | FADED | WOUNDED;
/** RULES 13.19: copies that go with a thing which has left play. Whether there was one. */
function orphanedCopies(table: Table): boolean {
  const { state } = table;
  for (const thing of state.things) {
    if (thing.disguises.length === 0) continue;
    const left = (bound: readonly number[]) => bound.filter((id) => thingOf(state, id));
    const isOrphaned = thing.disguises.some(({ bound }) => bound && left(bound).length < bound.length);
    if (!isOrphaned) continue;
    // It is tried once for each thing that leaves.
    thing.disguises = thing.disguises.map((one) => (one.bound ? { ...one, bound: left(one.bound) } : one));
    remove(table, thing, 'trash');
    return true;
  }
  return false;
}

/** RULES 13.20: spells in play give things to their controllers, and back when they are gone. Whether one did. */
function holdControl(table: Table): boolean {
  const { state } = table;
  for (const thing of state.things) {
    const { claims } = thing;
    if (!claims) continue;
    for (const [index, claim] of claims.entries()) {
      const spell = thingOf(state, claim.spell);
      if (spell?.controller === claim.seat) continue;
      const kept = spell ? [{ ...claim, seat: spell.controller }] : [];
      const later = claims.slice(index + 1);
      const now = spell ? spell.controller : claim.from;
      const [next, ...rest] = later;
      const following = next ? [{ ...next, from: now }, ...rest] : [];
      const all = [...claims.slice(0, index), ...kept, ...following];
      thing.claims = all.length > 0 ? all : undefined;
      // The newest counts, unless the thing was taken since.
      if (!next && thing.controller === claim.seat) takeControl(table, thing, now);
      else if (!next && thing.returnsTo === claim.seat) thing.returnsTo = now;
      return true;
    }
  }
  return false;
}

/** What is remembered only until the position was checked. */
function clearTraces({ things }: State): void {
  for (const thing of things) {
    if (thing.hurtBy >= 0) thing.hurtBy = -1;
    if ((thing.marks & TRACES) !== 0) thing.marks &= ~TRACES;
  }
}
