import type { Seat } from '@riposte/kernel';
import type { EffectVars, Part, Row } from './card.ts';
import { DETECTOR, FLAGBEARER, INVISIBLE, UNTARGETABLE } from './keywords.ts';
import { sheetOf } from './sheet.ts';
import { DETECTED, playerOf, type State } from './state.ts';

export function hasDetector(state: State, seat: Seat): boolean {
  return sheetOf(state).rows.some((row) => row.controller === seat && (row.keywords & DETECTOR) !== 0);
}

/** RULES 10.2, 10.3: whether a player may target a thing, with this much gold. */
export function mayTarget(state: State, me: Seat, row: Row, gold: number): boolean {
  if ((row.keywords & UNTARGETABLE) !== 0) return false;
  if (row.controller === me) return true;
  if (row.resist > gold) return false;
  const hidden = (row.keywords & INVISIBLE) !== 0 && (row.thing.marks & DETECTED) === 0;
  return !hidden || hasDetector(state, me);
}

/** Whether a thing forces those who target (RULES 10.4). */
export function isForcing(row: Row, me: Seat): boolean {
  return row.controller !== me && (row.keywords & FLAGBEARER) !== 0;
}

const NONE: readonly Row[] = [];

/** What may be chosen for a part of an effect; `gold` is what the player will have then. */
export function candidates(
  state: State,
  vars: EffectVars,
  part: Part,
  gold = playerOf(state, vars.me).gold,
): readonly Row[] {
  const { filter, targets } = part;
  if (!filter) return NONE;
  const context = { state, me: vars.me, source: vars.source, subject: vars.subject };
  const found: Row[] = [];
  let forced = false;
  const isFull = part.most !== undefined && new Set(vars.picked).size >= part.most;
  for (const row of sheetOf(state).rows) {
    if (row.thing.constructing) continue;
    const picked = vars.picked.includes(row.id);
    if ((picked && !part.repeats) || (isFull && !picked) || !filter(row, context)) continue;
    if (targets && !picked) {
      if (!mayTarget(state, vars.me, row, gold)) continue;
      if (!vars.flagged && isForcing(row, vars.me)) forced = true;
    }
    found.push(row);
  }
  return forced ? found.filter((row) => (row.keywords & FLAGBEARER) !== 0) : found;
}
