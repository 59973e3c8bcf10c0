import type { Seat } from '@riposte/kernel';
import { isAnswered, isAnsweredBySide, isAsked } from './ask.ts';
import type { Part, Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import type { Context, EffectVars } from './effectVars.ts';
import type { CardId } from './ids.ts';
import { FLAGBEARER, INVISIBLE, UNTARGETABLE } from './keywords.ts';
import { isFighter } from './kinds.ts';
import { sheetOf, sideOf } from './sheet.ts';
import { activeOf, DETECTED, isFriendly, playerOf, type State } from './state.ts';

/** Who chooses for a part of an effect. RULES 10.8: that player targets, and pays. */
export function chooserOf(state: State, part: Part, { me }: EffectVars): Seat {
  return part.asks === 'active' ? activeOf(state) : me;
}

export function hasDetector(state: State, seat: Seat): boolean {
  return sideOf(state, seat).hasDetector;
}

/** RULES 10.9: whether a thing keeps such a card from targeting it. */
export function isWarded(row: Row, by: CardId): boolean {
  if (!isAsked(row, 'wards')) return false;
  const entry = entryOf(by);
  return entry.kind === 'spell' && isAnswered(row, 'wards', true, entry);
}

/** RULES 10.2, 10.3, 10.11: whether a player may target a thing, with this much gold. */
export function mayTarget(state: State, me: Seat, row: Row, gold: number): boolean {
  if ((row.keywords & UNTARGETABLE) !== 0) return false;
  if (isFriendly(state, row.controller, me)) return true;
  if (row.resist > gold || isParried(state, row)) return false;
  const hidden = (row.keywords & INVISIBLE) !== 0 && (row.thing.marks & DETECTED) === 0;
  return !hidden || hasDetector(state, me);
}

/** RULES 10.11: whether opponents cannot target it because of another card. */
export function isParried(state: State, row: Row): boolean {
  return isFighter(row) && isAnsweredBySide(sheetOf(state), row.controller, 'parries', true);
}

/** Whether a thing forces those who target (RULES 10.4). */
export function isForcing(state: State, row: Row, me: Seat): boolean {
  return (row.keywords & FLAGBEARER) !== 0 && !isFriendly(state, row.controller, me);
}

const NONE: readonly Row[] = [];

/** What may be chosen for a part of an effect; `gold` is what the player will have then. */
export function candidates(
  state: State,
  vars: EffectVars,
  part: Part,
  gold = playerOf(state, chooserOf(state, part, vars)).gold,
): readonly Row[] {
  if (!part.filter) return NONE;
  const found: Row[] = [];
  const chooser = chooserOf(state, part, vars);
  const context = contextOf(state, vars);
  let forced = false;
  for (const row of sheetOf(state).rows) {
    if (!mayChoose(context, vars, part, row, gold)) continue;
    if (part.targets && !vars.flagged && isForcing(state, row, chooser) && !vars.picked.includes(row.id))
      forced = true;
    found.push(row);
  }
  return forced ? found.filter((row) => (row.keywords & FLAGBEARER) !== 0) : found;
}

/** Whether anything may be chosen: one thing is enough. */
export function hasCandidate(state: State, vars: EffectVars, part: Part, gold: number): boolean {
  const context = contextOf(state, vars);
  for (const row of sheetOf(state).rows) if (mayChoose(context, vars, part, row, gold)) return true;
  return false;
}

function contextOf(state: State, { me, source, subject, amount }: EffectVars): Context {
  return { state, me, source, subject, amount };
}

/** Whether a thing may be chosen, but for flagbearers. */
function mayChoose(context: Context, vars: EffectVars, part: Part, row: Row, gold: number): boolean {
  const { picked } = vars;
  if (row.thing.constructing || part.filter?.(row, context) !== true) return false;
  if (picked.includes(row.id)) return part.repeats === true;
  if (part.most !== undefined && new Set(picked).size >= part.most) return false;
  if (!part.targets) return true;
  if (vars.newest !== undefined && row.id > vars.newest) return false;
  return (
    !isWarded(row, vars.card) && mayTarget(context.state, chooserOf(context.state, part, vars), row, gold)
  );
}
