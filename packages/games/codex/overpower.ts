import { isLasting, sumOf } from './ask.ts';
import { baseOf } from './board.ts';
import type { Row } from './card.ts';
import { defendersOf } from './defenders.ts';
import { NO_SLOT } from './ids.ts';
import { ARMOR_PIERCING, DEATHTOUCH, OVERPOWER } from './keywords.ts';
import { isFighter, isUnit } from './kinds.ts';
import { rowOf } from './sheet.ts';
import { isFriendly, type State } from './state.ts';

/** The ATK that counts against this defender. */
export function atkAgainst(attacker: Row, defender: Row): number {
  let sum = attacker.atk;
  for (const { atk } of attacker.print.attackRules) sum += atk?.(defender) ?? 0;
  return Math.max(0, sum + sumOf(defender, 'attackersAtk', attacker));
}

/** RULES 14.8: whether any damage of its attack kills this defender. */
export function touches(attacker: Row, defender: Row): boolean {
  if ((attacker.keywords & DEATHTOUCH) !== 0) return true;
  return attacker.print.attackRules.some((rule) => rule.touches?.(defender) === true);
}

/** RULES 14.21: what is dealt beyond what kills. */
export function surplusOf(attacker: Row, defender: Row): number {
  const armor =
    (attacker.keywords & ARMOR_PIERCING) !== 0 ? 0 : Math.max(0, defender.armor - defender.thing.armorUsed);
  const needed =
    touches(attacker, defender) && isFighter(defender) ? 1 : defender.hp - defender.thing.damage + armor;
  return Math.max(0, atkAgainst(attacker, defender) - Math.max(0, needed));
}

/** RULES 14.20, 14.22. */
export function surplusRecipients(
  state: State,
  { attacker, defender }: { readonly attacker: number; readonly defender: number },
): readonly Row[] {
  const row = rowOf(state, attacker);
  const hit = rowOf(state, defender);
  if (!row || !hit) return [];
  // What lasts may send it to the base, whatever was hit.
  const toBase = isUnit(row) && isLasting(state.lasting, row.controller, 'surplusGoesTo', 'base');
  if (toBase && isFighter(hit)) {
    const base = rowOf(state, baseOf(state, hit.controller).id);
    return base && surplusOf(row, hit) > 0 ? [base] : [];
  }
  if ((row.keywords & OVERPOWER) === 0 || hit.thing.slot === NO_SLOT) return [];
  if (surplusOf(row, hit) <= 0) return [];
  return defendersOf(state, row, hit.id).filter(({ controller }) =>
    isFriendly(state, controller, hit.controller),
  );
}
