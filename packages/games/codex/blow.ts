import { roll, type Seat } from '@riposte/kernel';
import { chainOf, firstOf, isAnswered, isAsked } from './ask.ts';
import { named } from './board.ts';
import type { Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { type CardId, NO_SLOT } from './ids.ts';
import { RUNE_DAMAGE } from './keywords.ts';
import { isBuilding, isFighter, isUnit } from './kinds.ts';
import { isPeaceful, mapOf } from './maps.ts';
import { isByBook } from './rulings.ts';
import { addRunes, addTokens } from './runes.ts';
import { type Sheet, sheetOf, touchDamage } from './sheet.ts';
import {
  bySeat,
  IN_COMBAT,
  type Sided,
  type State,
  type Table,
  type Thing,
  TOUCHED,
  WOUNDED,
} from './state.ts';
import { fire } from './trigger.ts';

export interface Blow {
  readonly to: number;
  readonly amount: number;
  /** The thing that deals it; -1 for a spell or a tower. */
  readonly from: number;
  readonly card: CardId;
  /** The player who deals it. */
  readonly by: Seat;
  readonly combat: boolean;
  readonly piercing?: boolean;
  readonly touch?: boolean;
  /** RULES 9.23: it is sparkshot. */
  readonly spark?: boolean;
  /** Whether what is too much of it goes on to another thing. */
  readonly carries?: boolean;
}

const NONE: ReadonlySet<Blow> = new Set();

/** RULES 9.11: what does not happen of some damage. */
export function preventedOf(
  state: Sided,
  sheet: Sheet,
  to: Row,
  { amount, by }: Pick<Blow, 'amount' | 'by'>,
): number {
  if (!isAsked(sheet, 'damageTaken')) return 0;
  let left = amount;
  for (const self of sheet.rows) left = chainOf(self, 'damageTaken', left, to, by, state);
  return amount - left;
}

/** What a thing that guards patrollers has used in a turn. */
const GUARDED = 'guarded';

/** RULES 9.23: the blows that do not land because something guards the patrollers. */
function guardedOf({ state, tell }: Table, rows: readonly Row[], blows: readonly Blow[]): ReadonlySet<Blow> {
  const stopped = new Set<Blow>();
  for (const self of rows) {
    if (!isAnswered(self, 'guards', true) || self.thing.uses.includes(GUARDED)) continue;
    const isGuarded = ({ id, controller, thing }: Row) =>
      controller === self.controller &&
      thing.slot !== NO_SLOT &&
      blows.some((blow) => blow.to === id && isByEffect(blow));
    const hit = rows.filter(isGuarded);
    if (hit.length === 0) continue;
    self.thing.uses = [...self.thing.uses, GUARDED];
    const open = hit.filter(({ id }) => ![...stopped].some(({ to }) => to === id));
    const byChance = open.length > 1;
    const kept = open[byChance ? roll(state.random, open.length) : 0];
    if (!kept) continue;
    for (const blow of blows) if (blow.to === kept.id && isByEffect(blow)) stopped.add(blow);
    const told = { type: 'prevented', thing: named(kept.thing), by: self.thing.card } as const;
    tell?.(byChance ? { ...told, byChance } : told, { shows: byChance });
  }
  return stopped;
}

/** Whether a spell or ability deals it; RULES 9.23. */
function isByEffect({ amount, combat, spark }: Blow): boolean {
  return amount > 0 && (!combat || spark === true);
}

/** RULES 9.26: the blows of which 1 is averted, each for a rune. */
function avert(table: Table, sheet: Sheet, blows: readonly Blow[]): ReadonlySet<Blow> {
  const averted = new Set<Blow>();
  const { rows } = sheet;
  for (const row of rows) {
    const last = isFighter(row) ? lastOfExact(table.state, sheet, row, blows) : undefined;
    if (!last) continue;
    const saver = rows.find((self) => firstOf(self, 'averts', row, table.state) !== undefined);
    const rune = saver && firstOf(saver, 'averts', row, table.state);
    if (!saver || rune === undefined) continue;
    addTokens(table, saver.thing, rune, -1);
    averted.add(last);
    table.tell?.({ type: 'averted', thing: named(row.thing), by: named(saver.thing), rune });
  }
  return averted;
}

/** The last blow that gets through, where all on a thing are exactly enough to kill it; RULES 9.26. */
function lastOfExact(state: Sided, sheet: Sheet, row: Row, blows: readonly Blow[]): Blow | undefined {
  const { thing, hp } = row;
  let armor = Math.max(0, row.armor - thing.armorUsed);
  let dealt = 0;
  let left = hp - thing.damage;
  let touched = false;
  let last: Blow | undefined;
  for (const blow of blows) {
    if (blow.to !== row.id) continue;
    const amount = blow.amount - preventedOf(state, sheet, row, blow);
    if (amount <= 0) continue;
    if (blow.carries) return undefined;
    const taken = blow.piercing ? 0 : Math.min(amount, armor);
    armor -= taken;
    dealt += amount;
    left -= amount - taken;
    touched ||= blow.touch === true;
    if (amount > taken || blow.touch) last = blow;
  }
  const isExact = touched ? dealt === 1 : left === 0 && dealt > 0;
  return isExact ? last : undefined;
}

/** RULES 7.15, 9.9: all land at once; what armor took is dealt all the same. Those that dealt damage. */
export function strike(table: Table, blows: readonly Blow[]): readonly Blow[] {
  const { state, tell } = table;
  const sheet = sheetOf(state);
  const { rows } = sheet;
  if (isPeaceful(state)) {
    spare(table, rows, blows);
    return [];
  }
  const averted = isAsked(sheet, 'averts') ? avert(table, sheet, blows) : NONE;
  const landed: { readonly row: Row; readonly blow: Blow }[] = [];
  const stopped = isAsked(sheet, 'guards') ? guardedOf(table, rows, blows) : NONE;
  for (const blow of blows) {
    if (stopped.has(blow)) continue;
    const row = rows.find(({ id }) => id === blow.to);
    const less = averted.has(blow) ? 1 : 0;
    const amount =
      row && !row.thing.constructing ? blow.amount - preventedOf(state, sheet, row, blow) - less : 0;
    if (!row || amount <= 0) continue;
    const { thing } = row;
    const armor = blow.piercing ? 0 : Math.min(amount, Math.max(0, row.armor - thing.armorUsed));
    thing.armorUsed += armor;
    const runes = isFighter(row) && givesRunes(rows, blow) ? amount - armor : 0;
    thing.damage += amount - armor - runes;
    thing.hurtBy = blow.from < 0 ? bySeat(blow.by) : blow.from;
    if (blow.combat) thing.marks |= amount > armor ? IN_COMBAT | WOUNDED : IN_COMBAT;
    if (blow.touch && isFighter(row)) thing.marks |= TOUCHED;
    landed.push({ row, blow });
    tell?.({
      type: 'damaged',
      thing: named(thing),
      amount,
      armor,
      by: blow.card,
      combat: blow.combat,
    });
    if (runes > 0) addRunes(table, thing, -runes);
  }
  if (landed.length === 0) return [];
  touchDamage(state);
  const anyDamage = isByBook(state, 'golgort');
  for (const { row, blow } of landed) {
    if (anyDamage && isBuilding(row) && !isFalling(blow)) fireBuildingHurt(state, rows, row, blow.by);
    const dealer = blow.from < 0 ? undefined : rows.find(({ id }) => id === blow.from);
    if (!dealer) continue;
    if (blow.combat && isUnit(row)) fire(state, 'hitsUnit', dealer, row);
    if (!isBuilding(row)) continue;
    fire(state, 'hurtsBuilding', dealer, row);
    if (blow.combat && !anyDamage) fireBuildingHurt(state, rows, row, dealer.controller);
    if (blow.combat && row.entry.kind === 'base') fire(state, 'hurtsBase', dealer, row);
  }
  return landed.map(({ blow }) => blow);
}

function fireBuildingHurt(state: State, rows: readonly Row[], building: Row, by: Seat): void {
  for (const one of rows) if (one.controller === by) fire(state, 'buildingHurt', one, building);
}

/** RULES 6.4, 6.6: whether it is what a building deals as it falls. */
function isFalling({ card }: Blow): boolean {
  const { kind } = entryOf(card);
  return kind === 'tech building' || kind === 'add-on';
}

/** RULES 18.13: nothing is dealt, and no card has to prevent it. */
function spare({ state, tell }: Table, rows: readonly Row[], blows: readonly Blow[]): void {
  for (const { id, thing } of rows)
    if (!thing.constructing && blows.some(({ to, amount }) => to === id && amount > 0))
      tell?.({ type: 'spared', thing: named(thing), by: mapOf(state) ?? '' });
}

/** RULES 14.38. */
function givesRunes(rows: readonly Row[], { from }: Blow): boolean {
  const dealer = from < 0 ? undefined : rows.find(({ id }) => id === from);
  return dealer !== undefined && (dealer.keywords & RUNE_DAMAGE) !== 0;
}

/** Removes damage, never more than there is. */
export function heal({ state, tell }: Table, thing: Thing, amount: number): void {
  const healed = Math.min(amount, thing.damage);
  if (healed === 0) return;
  thing.damage -= healed;
  touchDamage(state);
  tell?.({ type: 'healed', thing: named(thing), amount: healed });
}
