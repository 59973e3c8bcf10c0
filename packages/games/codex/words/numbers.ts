import type { Seat } from '@riposte/kernel';
import { limitShares } from '../baseBuildings.ts';
import { entryOf } from '../catalogue.ts';
import { isFighter } from '../kinds.ts';
import { type Given, type Ledger, type Origin, type Share, totalOf } from '../making.ts';
import { buildPrice, hirePrice, priceOf } from '../price.ts';
import { ledgerOf, rowOf } from '../sheet.ts';
import { asState, type View } from '../view.ts';
import { cardName } from './label.ts';

/** A number on the table, and what made it. */
export interface NumberMade {
  readonly name: string;
  readonly value: number;
  readonly shares: readonly Share[];
}

const NAMES = {
  atk: 'ATK',
  hp: 'HP',
  armor: 'Armor',
  frenzy: 'Frenzy',
  healing: 'Healing',
  resist: 'Resist',
  sparkshot: 'Sparkshot',
  obliterate: 'Obliterate',
} as const;

/** A view never changes, and all its things are asked about one after the other. */
const LEDGERS = new WeakMap<View, Ledger>();

function ledgerFor(view: View): Ledger {
  const kept = LEDGERS.get(view) ?? ledgerOf(asState(view));
  LEDGERS.set(view, kept);
  return kept;
}

/** The numbers of a thing that it has: ATK of units and heroes, HP, and whatever else is not 0. */
export function numbersOf(view: View, id: number): readonly NumberMade[] {
  const state = asState(view);
  const row = rowOf(state, id);
  const making = ledgerFor(view).makingOf(id);
  if (!row || !making) return [];
  const { damage, armorUsed } = row.thing;
  const taken = { hp: less(damage, 'damage'), armor: less(armorUsed, 'armor used') };
  return Object.entries(NAMES).flatMap(([counted, name]): NumberMade[] => {
    const key = counted as keyof typeof NAMES;
    const shares = [...making.shares[key], ...(key === 'hp' || key === 'armor' ? taken[key] : [])];
    const isAlways = key === 'atk' ? isFighter(row) : key === 'hp' && row.print.hp > 0;
    if (!isAlways && shares.length === 0) return [];
    const value = totalOf(shares);
    // RULES 16.12: a base that has fallen keeps the damage that felled it.
    if (value >= 0 || key !== 'hp') return [{ name, value, shares }];
    return [{ name, value: 0, shares: [...shares, { amount: -value, by: 'never below 0' }] }];
  });
}

/** The keywords of a thing, and what each comes from. */
export function keywordsOf(view: View, id: number): readonly Given[] {
  return ledgerFor(view).makingOf(id)?.keywords ?? [];
}

/** What a seat pays for a card of its hand. */
export function priceMade(view: View, seat: Seat, card: string, isBoosted = false): NumberMade {
  const entry = entryOf(card);
  const shares: Share[] = [];
  priceOf(asState(view), seat, entry, shares);
  if (isBoosted) shares.push({ amount: entry.boost ?? 0, by: 'boost' });
  return { name: 'Cost', value: totalOf(shares), shares };
}

/** What a seat pays for a building of the base; nothing when it cannot be built. */
export function buildPriceMade(view: View, seat: Seat, card: string): NumberMade | undefined {
  const shares: Share[] = [];
  const value = buildPrice(asState(view), seat, card, shares);
  return value === undefined ? undefined : { name: 'Cost', value, shares };
}

/** What a worker costs a player now. */
export function hirePriceMade(view: View, seat: Seat): NumberMade {
  const shares: Share[] = [];
  return { name: 'Cost', value: hirePrice(asState(view), seat, shares), shares };
}

export function heroLimitMade(view: View, seat: Seat): NumberMade {
  const shares = limitShares(view, seat);
  return { name: 'Hero limit', value: totalOf(shares), shares };
}

function less(amount: number, by: Origin): readonly Share[] {
  return amount === 0 ? [] : [{ amount: -amount, by }];
}

/** “ATK 4: 2 printed, 1 elite, 1 rune”. */
export function numberText({ name, value, shares }: NumberMade): string {
  return `${name} ${value}: ${shares.map(shareText).join(', ') || 'nothing'}`;
}

/** “haste (Nimble Fencer)”; what is printed needs no more words. */
export function keywordText({ keyword, by }: Given): string {
  return by === 'printed' ? keyword : `${keyword} (${originText(by, 1)})`;
}

function shareText({ amount, by }: Share): string {
  return `${amount} ${originText(by, Math.abs(amount))}`;
}

function originText(by: Origin, amount: number): string {
  if (typeof by === 'object') return cardName(by.card);
  return by === 'runes' && amount === 1 ? 'rune' : by;
}
