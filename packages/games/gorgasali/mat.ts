import { categoryOf } from './cards/index.ts';
import type { Choice } from './choice.ts';
import {
  type CardId,
  type ConsumableId,
  type DefensiveId,
  isWeapon,
  type SupportId,
  type ThrowableId,
  type WeaponId,
} from './ids.ts';
import type { Figure } from './state.ts';

/** RULES 4.1. */
const MOST_WEAPONS = 2;
const MOST_CONSUMABLES = 2;

/** A card and where it lies. */
interface Held {
  readonly card: CardId;
  readonly pack: boolean;
  readonly loaded: boolean;
}

const held = (card: CardId | 'none', pack = false, loaded = false): readonly Held[] =>
  card === 'none' ? [] : [{ card, pack, loaded }];

/** Every card on a mat, in the order of the mat: RULES 4.4. */
export function cardsOn(figure: Figure): readonly Held[] {
  return [
    ...figure.weapons.map(({ weapon, loaded }) => ({ card: weapon, pack: false, loaded })),
    ...held(figure.defensive),
    ...figure.consumables.flatMap((card) => held(card)),
    ...figure.pack.flatMap((card) => held(card, true)),
    ...held(figure.throwable),
    ...held(figure.packThrowable, true),
    ...held(figure.helmet ? 'helmet' : 'none'),
    ...held(figure.bodyArmor ? 'bodyArmor' : 'none'),
  ];
}

/** How many slots for such a card are empty: active ones, and those of the backpack. */
function emptySlots(figure: Figure, card: CardId): readonly [active: number, pack: number] {
  switch (categoryOf(card)) {
    case 'weapon':
      return [MOST_WEAPONS - figure.weapons.length, 0];
    case 'consumable':
      return [MOST_CONSUMABLES - figure.consumables.length, MOST_CONSUMABLES - figure.pack.length];
    case 'throwable':
      return [figure.throwable === 'none' ? 1 : 0, figure.packThrowable === 'none' ? 1 : 0];
    case 'defensive':
      return [figure.defensive === 'none' ? 1 : 0, 0];
    case 'helmet':
      return [figure.helmet ? 0 : 1, 0];
    case 'body':
      return [figure.bodyArmor ? 0 : 1, 0];
  }
}

/** RULES 4.5, 4.6: what may be done with a new card while others of its category wait behind it. */
export function placesFor(figure: Figure, card: CardId, waiting: readonly CardId[]): readonly Choice[] {
  const [active, pack] = emptySlots(figure, card);
  const after = waiting.filter((other) => categoryOf(other) === categoryOf(card)).length;
  const choices: Choice[] = [];
  // Empty slots are filled first: a card may pass one by only if those behind it fill them.
  if (active > 0) choices.push({ type: 'keep', card, pack: false });
  if (pack > 0 && after >= active) choices.push({ type: 'keep', card, pack: true });
  if (after < active + pack) return choices;
  const seen = new Set<string>();
  for (const one of cardsOn(figure)) {
    const key = `${one.card} ${one.pack} ${one.loaded}`;
    const isAlike = one.card === card && (one.loaded || !isWeapon(card));
    if (isAlike || categoryOf(one.card) !== categoryOf(card) || seen.has(key)) continue;
    seen.add(key);
    choices.push({ type: 'replace', ...one });
  }
  choices.push({ type: 'leave', card });
  return choices;
}

/** Puts a card into an empty slot. */
export function addCard(figure: Figure, card: CardId, pack: boolean): void {
  switch (categoryOf(card)) {
    case 'weapon':
      figure.weapons = [...figure.weapons, { weapon: card as WeaponId, loaded: true }];
      return;
    case 'consumable':
      if (pack) figure.pack = [...figure.pack, card as ConsumableId];
      else figure.consumables = [...figure.consumables, card as ConsumableId];
      return;
    case 'throwable':
      if (pack) figure.packThrowable = card as ThrowableId;
      else figure.throwable = card as ThrowableId;
      return;
    case 'defensive':
      figure.defensive = card as DefensiveId;
      return;
    case 'helmet':
      figure.helmet = true;
      return;
    case 'body':
      figure.bodyArmor = true;
      return;
  }
}

/** How many cards of a kind a mat has room for. */
export function slotsFor(kind: ReturnType<typeof categoryOf>): number {
  switch (kind) {
    case 'weapon':
      return MOST_WEAPONS;
    case 'consumable':
      return 2 * MOST_CONSUMABLES;
    case 'throwable':
      return 2;
    default:
      return 1;
  }
}

/** Puts a card into an empty active slot, or else into the backpack. */
export function putCard(figure: Figure, card: CardId, loaded: boolean): void {
  const [active] = emptySlots(figure, card);
  if (isWeapon(card)) figure.weapons = [...figure.weapons, { weapon: card, loaded }];
  else addCard(figure, card, active === 0);
}

/** Takes a card from a mat; it must be there. */
export function takeCard(figure: Figure, card: CardId, pack: boolean, loaded = false): void {
  switch (categoryOf(card)) {
    case 'weapon': {
      const at = figure.weapons.findIndex((one) => one.weapon === card && one.loaded === loaded);
      figure.weapons = without(figure.weapons, at);
      return;
    }
    case 'consumable':
      if (pack) figure.pack = without(figure.pack, figure.pack.indexOf(card as ConsumableId));
      else figure.consumables = without(figure.consumables, figure.consumables.indexOf(card as ConsumableId));
      return;
    case 'throwable':
      if (pack) figure.packThrowable = 'none';
      else figure.throwable = 'none';
      return;
    case 'defensive':
      figure.defensive = 'none';
      return;
    case 'helmet':
      figure.helmet = false;
      return;
    case 'body':
      figure.bodyArmor = false;
      return;
  }
}

/** A figure that has lost all it had. */
export function emptyMat(figure: Figure): void {
  figure.weapons = [];
  figure.defensive = 'none';
  figure.helmet = false;
  figure.bodyArmor = false;
  figure.consumables = [];
  figure.pack = [];
  figure.throwable = 'none';
  figure.packThrowable = 'none';
  figure.extraChests = 0;
}

/** RULES 4.7: cards of the backpack move up into empty slots; those are returned. */
export function moveUp(figure: Figure): readonly SupportId[] {
  const moved: SupportId[] = figure.pack.slice(0, MOST_CONSUMABLES - figure.consumables.length);
  if (moved.length > 0) {
    figure.consumables = [...figure.consumables, ...figure.pack.slice(0, moved.length)];
    figure.pack = figure.pack.slice(moved.length);
  }
  if (figure.throwable === 'none' && figure.packThrowable !== 'none') {
    figure.throwable = figure.packThrowable;
    figure.packThrowable = 'none';
    moved.push(figure.throwable);
  }
  return moved;
}

/** RULES 5.11: turns all weapons face up, or face down. */
export function turnWeapons(figure: Figure, loaded: boolean): void {
  figure.weapons = figure.weapons.map(({ weapon }) => ({ weapon, loaded }));
}

/** RULES 5.12: every other way to have the consumables active, and the throwables exchanged or not. */
export function rearrangements(figure: Figure): readonly Extract<Choice, { type: 'rearrange' }>[] {
  const { consumables, pack, throwable, packThrowable } = figure;
  const swaps =
    throwable !== 'none' && packThrowable !== 'none' && throwable !== packThrowable ? [false, true] : [false];
  const now = keyOf(consumables);
  const found = new Map([[now, consumables]]);
  const all = [...consumables, ...pack];
  if (pack.length > 0)
    for (const chosen of subsetsOf(all, consumables.length))
      if (!found.has(keyOf(chosen))) found.set(keyOf(chosen), chosen);
  return [...found.values()].flatMap((active) =>
    swaps
      .filter((swapThrowable) => swapThrowable || keyOf(active) !== now)
      .map((swapThrowable) => ({ type: 'rearrange', consumables: active, swapThrowable }) as const),
  );
}

export function rearrange(figure: Figure, active: readonly ConsumableId[], swapThrowable: boolean): void {
  let rest: readonly ConsumableId[] = [...figure.consumables, ...figure.pack];
  for (const card of active) rest = without(rest, rest.indexOf(card));
  figure.consumables = active;
  figure.pack = rest;
  if (swapThrowable) [figure.throwable, figure.packThrowable] = [figure.packThrowable, figure.throwable];
}

function keyOf(cards: readonly ConsumableId[]): string {
  return [...cards].sort().join();
}

/** Every way to choose so many. */
function subsetsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

function without<Item>(items: readonly Item[], at: number): readonly Item[] {
  if (at < 0) throw new Error('no such card on the mat');
  return items.filter((_, index) => index !== at);
}
