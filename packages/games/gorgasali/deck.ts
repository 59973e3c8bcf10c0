import { pick } from '@riposte/kernel';
import { type CardId, isWeapon, SUPPORTS, type SupportId, WEAPONS, type WeaponId } from './ids.ts';
import type { State } from './state.ts';

/** RULES 4.10: a card by chance; nothing where deck and discards are empty. */
export function drawWeapon(state: State): WeaponId | undefined {
  if (totalOf(state.weapons) === 0)
    [state.weapons, state.weaponDiscard] = [state.weaponDiscard, state.weapons];
  const index = indexDrawn(state, state.weapons);
  if (index < 0) return undefined;
  state.weapons = changed(state.weapons, index, -1);
  return WEAPONS[index];
}

export function drawSupport(state: State): SupportId | undefined {
  if (totalOf(state.supports) === 0)
    [state.supports, state.supportDiscard] = [state.supportDiscard, state.supports];
  const index = indexDrawn(state, state.supports);
  if (index < 0) return undefined;
  state.supports = changed(state.supports, index, -1);
  return SUPPORTS[index];
}

export function discard(state: State, card: CardId): void {
  if (isWeapon(card)) state.weaponDiscard = changed(state.weaponDiscard, WEAPONS.indexOf(card), 1);
  else state.supportDiscard = changed(state.supportDiscard, SUPPORTS.indexOf(card), 1);
}

/** The kind of a card drawn by chance; -1 where there is none. */
function indexDrawn({ random }: State, deck: readonly number[]): number {
  const total = totalOf(deck);
  return total === 0 ? -1 : pick(random, deck, total);
}

/** A pile with so many more cards of a kind. */
function changed(pile: readonly number[], index: number, by: number): readonly number[] {
  const copy = pile.slice();
  copy[index] = (copy[index] ?? 0) + by;
  return copy;
}

function totalOf(deck: readonly number[]): number {
  let total = 0;
  for (const count of deck) total += count;
  return total;
}
