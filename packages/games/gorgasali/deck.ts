import { pick } from '@riposte/kernel';
import { type CardId, isWeapon, SUPPORTS, type SupportId, WEAPONS, type WeaponId } from './ids.ts';
import type { State } from './state.ts';

/** RULES 4.10: a card by chance; nothing where deck and discards are empty. */
export function drawWeapon(state: State): WeaponId | undefined {
  if (totalOf(state.weapons) === 0)
    [state.weapons, state.weaponDiscard] = [state.weaponDiscard, state.weapons];
  return WEAPONS[drawFrom(state, state.weapons)];
}

export function drawSupport(state: State): SupportId | undefined {
  if (totalOf(state.supports) === 0)
    [state.supports, state.supportDiscard] = [state.supportDiscard, state.supports];
  return SUPPORTS[drawFrom(state, state.supports)];
}

export function discard(state: State, card: CardId): void {
  const pile = isWeapon(card) ? state.weaponDiscard : state.supportDiscard;
  const index = isWeapon(card) ? WEAPONS.indexOf(card) : SUPPORTS.indexOf(card);
  pile[index] = (pile[index] ?? 0) + 1;
}

function drawFrom({ random }: State, deck: number[]): number {
  const total = totalOf(deck);
  if (total === 0) return -1;
  const index = pick(random, deck, total);
  deck[index] = (deck[index] ?? 0) - 1;
  return index;
}

function totalOf(deck: readonly number[]): number {
  let total = 0;
  for (const count of deck) total += count;
  return total;
}
