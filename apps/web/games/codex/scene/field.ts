import { entryOf, type Shown, SLOTS } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';

/** A thing with what is attached to it; tokens that are alike lie one on the other. */
export interface Stack {
  readonly top: Shown;
  readonly ids: readonly number[];
  readonly under: readonly Shown[];
}

/** Whether two stacks are the same things, none of them changed. */
export function isAlike(one: Stack, other: Stack): boolean {
  return one.top === other.top && isEach(one.ids, other.ids) && isEach(one.under, other.under);
}

function isEach<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** RULES 5.3, 14.12: whether it may not attack yet, because it has just arrived. */
export function isTired({ isFresh, keywords }: Pick<Shown, 'isFresh' | 'keywords'>): boolean {
  return isFresh && !keywords.includes('haste');
}

/** What one player has on the table, by where it stands. */
export interface PlayerField {
  readonly base: Shown | undefined;
  readonly patrol: readonly (Stack | undefined)[];
  /** Heroes and units first, then buildings, upgrades and spells that stay. */
  readonly back: readonly Stack[];
  /** Tech buildings and add-ons. */
  readonly buildings: readonly Shown[];
}

/** Things that are no more than the buildings that every base may have. */
function isOfBase({ card }: Pick<Shown, 'card'>): boolean {
  const { kind } = entryOf(card);
  return kind === 'tech building' || kind === 'add-on';
}

/** The field of some seats that share one: one player's, mostly. */
export function fieldOf(pieces: readonly Shown[], seat: Seat, base: Shown | undefined): PlayerField {
  const mine = pieces.filter((piece) => piece.seat === seat && piece.kind !== 'base');
  const isTucked = ({ to }: Shown) => to >= 0 && pieces.some(({ id, kind }) => id === to && kind !== 'base');
  const stackOf = (top: Shown): Stack => ({
    top,
    ids: [top.id],
    under: pieces.filter((piece) => piece.to === top.id && isTucked(piece)),
  });
  const standing = mine.filter((piece) => !isTucked(piece) && !isOfBase(piece));
  return {
    base,
    patrol: SLOTS.map((_, slot) => {
      const patroller = standing.find((piece) => piece.slot === slot);
      return patroller && stackOf(patroller);
    }),
    back: stacked(
      standing
        .filter(({ slot }) => !(slot in SLOTS))
        .toSorted(byRank)
        .map(stackOf),
    ),
    buildings: mine.filter(isOfBase),
  };
}

/** A thing on the table, with those that lie in one stack with it. */
export function stackWith(pieces: readonly Shown[], id: number): Pick<Stack, 'top' | 'ids'> | undefined {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return undefined;
  const stack = fieldOf(pieces, piece.seat, undefined).back.find(({ ids }) => ids.includes(id));
  return stack ?? { top: piece, ids: [id] };
}

const RANKS: Readonly<Record<Shown['kind'], number>> = { hero: 0, unit: 1, building: 2, other: 3, base: 4 };

function byRank(one: Shown, other: Shown): number {
  return RANKS[one.kind] - RANKS[other.kind] || one.id - other.id;
}

/** Tokens that nothing tells apart become one stack. */
function stacked(stacks: readonly Stack[]): readonly Stack[] {
  const found = new Map<string, Stack>();
  for (const stack of stacks) {
    const key = likeness(stack);
    const same = found.get(key);
    found.set(key, same ? { ...same, ids: [...same.ids, ...stack.ids] } : stack);
  }
  return [...found.values()];
}

function likeness({ top, under }: Stack): string {
  const { id, ...rest } = top;
  return entryOf(top.card).token && under.length === 0 ? JSON.stringify(rest) : String(id);
}
