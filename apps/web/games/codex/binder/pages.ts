import { type CardEntry, entryOf, type Pocket } from '@riposte/codex/table';

/** The parts of a leaf from left to right: the first three lie on the left page. */
export const LEAF_PARTS = ['spell', 'ultimate', 'tech 1', 'tech 2', 'tech 3'] as const;
export type PartOfLeaf = (typeof LEAF_PARTS)[number];

/** So many pockets have a place on a page. */
export const A_PAGE = 6;

export function partOf({ ultimate, kind, tech = 0 }: CardEntry): PartOfLeaf {
  if (kind === 'spell') return ultimate ? 'ultimate' : 'spell';
  return tech === 3 ? 'tech 3' : tech === 2 ? 'tech 2' : 'tech 1';
}

/** The pockets of a leaf in the order in which they lie. */
export function inPlace(pockets: readonly Pocket[]): readonly Pocket[] {
  return LEAF_PARTS.flatMap((part) => pockets.filter(({ card }) => partOf(entryOf(card)) === part));
}

/** What is looked for in a binder. */
export const FILTERS = ['all', ...LEAF_PARTS, 'soon'] as const;
export type LeafFilter = (typeof FILTERS)[number];

export function isWanted({ card, isSoon }: Pocket, filter: LeafFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'soon' ? isSoon : partOf(entryOf(card)) === filter;
}
