// What a card or a thing counts as.

import { isAnswered } from './ask.ts';
import type { CardEntry, Row } from './card.ts';
import { CANT_BE_SACRIFICED, INDESTRUCTIBLE } from './keywords.ts';
import type { State } from './state.ts';

/** Without keywords and text: RULES 13.4. */
export function isPlain({
  entry,
  keywords,
  lent,
  frenzy,
  healing,
  resist,
  sparkshot,
  obliterate,
  armor,
}: Row): boolean {
  return (
    keywords === 0 &&
    lent.length === 0 &&
    entry.text === undefined &&
    entry.fading === undefined &&
    entry.forecast === undefined &&
    frenzy + healing + resist + sparkshot + obliterate + armor === 0
  );
}

/** RULES 14.19: whether it would die if it was destroyed, for all that lasts. */
export function isDestructible(row: Row, state: Pick<State, 'players'>): boolean {
  return (row.keywords & INDESTRUCTIBLE) === 0 && !isAnswered(row, 'stays', true, state);
}

/** RULES 9.8, 14.33. */
export function isSacrificable({ keywords }: Pick<Row, 'keywords'>): boolean {
  return (keywords & (CANT_BE_SACRIFICED | INDESTRUCTIBLE)) === 0;
}

export function isUnit({ entry }: { readonly entry: CardEntry }): boolean {
  return entry.kind === 'unit';
}

export function isHero({ entry }: { readonly entry: CardEntry }): boolean {
  return entry.kind === 'hero';
}

export function isFighter({ entry }: { readonly entry: CardEntry }): boolean {
  return entry.kind === 'unit' || entry.kind === 'hero';
}

/** RULES 14.37: the weakest of some units; several where they are alike. */
export function weakestOf(units: readonly Row[]): readonly Row[] {
  const tech = Math.min(...units.map((row) => row.tech));
  const lowest = units.filter((row) => row.tech === tech);
  const atk = Math.min(...lowest.map((row) => row.atk));
  return lowest.filter((row) => row.atk === atk);
}

/** RULES 6.15; one under construction cannot be chosen. */
export function isBuilding({ entry }: { readonly entry: CardEntry }): boolean {
  const { kind } = entry;
  return kind === 'building' || kind === 'base' || kind === 'tech building' || kind === 'add-on';
}
