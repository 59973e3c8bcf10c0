import { roll, type Seat } from '@riposte/kernel';
import { addRunes, named } from './board.ts';
import { isBuilding, isFighter, type Row } from './card.ts';
import { type CardId, NO_SLOT } from './ids.ts';
import { RUNE_DAMAGE } from './keywords.ts';
import { sheetOf, touchDamage } from './sheet.ts';
import { IN_COMBAT, type Table, type Thing, TOUCHED, WOUNDED } from './state.ts';
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
}

const NONE: ReadonlySet<Blow> = new Set();

/** RULES 9.11: what does not happen of some damage. */
function preventedOf(rows: readonly Row[], to: Row, { amount, by }: Blow): number {
  let prevented = 0;
  for (const self of rows) {
    if (!self.print.hasPrevents || self.thing.constructing) continue;
    for (const face of self.faces) prevented += face.prevents?.(amount - prevented, to, self, by) ?? 0;
  }
  return prevented;
}

/** What a thing that guards patrollers has used in a turn. */
const GUARDED = 'guarded';

/** RULES 9.23: the blows that do not land because something guards the patrollers. */
function guardedOf({ state, tell }: Table, rows: readonly Row[], blows: readonly Blow[]): ReadonlySet<Blow> {
  const stopped = new Set<Blow>();
  for (const self of rows) {
    if (!self.print.hasGuard || self.thing.uses.includes(GUARDED)) continue;
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
    tell?.(byChance ? { ...told, byChance } : told);
  }
  return stopped;
}

/** Whether a spell or ability deals it; RULES 9.23. */
function isByEffect({ amount, combat, spark }: Blow): boolean {
  return amount > 0 && (!combat || spark === true);
}

/** RULES 7.15, 9.9: all land at once; what armor took is dealt all the same. */
export function strike(table: Table, blows: readonly Blow[]): void {
  const { state, tell } = table;
  const { rows } = sheetOf(state);
  const landed: { readonly row: Row; readonly blow: Blow }[] = [];
  const stopped = rows.some(({ print }) => print.hasGuard) ? guardedOf(table, rows, blows) : NONE;
  for (const blow of blows) {
    if (stopped.has(blow)) continue;
    const row = rows.find(({ id }) => id === blow.to);
    const amount = row && !row.thing.constructing ? blow.amount - preventedOf(rows, row, blow) : 0;
    if (!row || amount <= 0) continue;
    const { thing } = row;
    const armor = blow.piercing ? 0 : Math.min(amount, Math.max(0, row.armor - thing.armorUsed));
    thing.armorUsed += armor;
    const runes = isFighter(row) && givesRunes(rows, blow) ? amount - armor : 0;
    thing.damage += amount - armor - runes;
    thing.hurtBy = blow.from;
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
  if (landed.length === 0) return;
  touchDamage(state);
  for (const { row, blow } of landed) {
    const dealer = blow.from < 0 ? undefined : rows.find(({ id }) => id === blow.from);
    if (!dealer) continue;
    if (!isBuilding(row)) continue;
    fire(state, 'hurtsBuilding', dealer, row);
    if (blow.combat)
      for (const one of rows) if (one.controller === dealer.controller) fire(state, 'buildingHurt', one, row);
    if (blow.combat && row.entry.kind === 'base') fire(state, 'hurtsBase', dealer, row);
  }
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
