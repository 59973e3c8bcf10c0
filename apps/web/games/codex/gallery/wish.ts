import {
  abilitiesOf,
  type CardEntry,
  COLORS,
  type Color,
  entryOf,
  groupsOfCards,
  inTerms,
  SPECS,
  type Spec,
  TERMS,
} from '@riposte/codex/table';
import type { CardGroup, CardText } from '@riposte/kernel';
import { wordsOf } from '../../../table/rules/findRules.ts';
import { type CardFrame, FRAMES, frameOf } from '../cards/frame.ts';

/** Which cards are looked for. It stands in the address, so a link shows the same cards. */
export interface CardWish {
  readonly find?: string;
  readonly color?: Color;
  readonly spec?: Spec;
  readonly kind?: CardFrame;
  readonly keyword?: string;
}

/** Terms that can be looked for: all that stand on some card, but for the moments before a colon. */
export const WISHED_KEYWORDS: readonly string[] = Object.keys(TERMS)
  .filter((term) => !term.endsWith(':'))
  .filter((term) => groupsOfCards().some(({ entries }) => entries.some((entry) => speaksOf(entry, term))))
  .toSorted();

/** Whatever stands in an address; what is no wish is left out. */
export function parseWish(search: Readonly<Record<string, unknown>>): CardWish {
  const { find } = search;
  return {
    ...(typeof find === 'string' || typeof find === 'number' ? { find: String(find) } : {}),
    ...oneOf('color', COLORS, search),
    ...oneOf('spec', SPECS, search),
    ...oneOf('kind', FRAMES, search),
    ...oneOf('keyword', WISHED_KEYWORDS, search),
  };
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  search: Readonly<Record<string, unknown>>,
): { readonly [Key in Name]?: Value } {
  const found = values.find((value) => value === search[name]);
  return (found === undefined ? {} : { [name]: found }) as { readonly [Key in Name]?: Value };
}

/** The groups with the cards that were wished for; without any it is left out. */
export function wishedFor(groups: readonly CardGroup[], wish: CardWish): readonly CardGroup[] {
  const words = wordsOf(wish.find ?? '');
  return inOrder(groups)
    .map((group) => ({
      ...group,
      cards: group.cards.filter((card) => isWished(entryOf(card.id), wish) && hasWords(card, group, words)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** What is in a deck first, then what is only on the table. */
function inOrder(groups: readonly CardGroup[]): readonly CardGroup[] {
  const isLast = ({ id }: CardGroup) => id === 'tokens' || id === 'base' || id === 'maps';
  return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

function isWished(entry: CardEntry, { color, spec, kind, keyword }: CardWish): boolean {
  return (
    (color === undefined || entry.color === color) &&
    (spec === undefined || entry.spec === spec) &&
    (kind === undefined || frameOf(entry) === kind) &&
    (keyword === undefined || speaksOf(entry, keyword))
  );
}

/** Whether a card has a keyword, or its text speaks of it. */
function speaksOf(entry: CardEntry, term: string): boolean {
  const { legendary, channeling, ongoing, token, fading, forecast, types = [] } = entry;
  const marked = { legendary, channeling, ongoing, token, fading, forecast }[term];
  return (
    (marked !== undefined && marked !== false) ||
    types.some((type) => type.toLowerCase() === term) ||
    [entry, ...(entry.bands ?? [])].some(
      (face) =>
        abilitiesOf(face).some(({ name }) => name === term) ||
        inTerms(face.text ?? '').some((piece) => piece.term === term),
    )
  );
}

function hasWords({ id, name, text }: CardText, group: CardGroup, words: readonly string[]): boolean {
  const { color, types = [] } = entryOf(id);
  const said = [group.name, name, text, color, ...types].join(' ').toLowerCase();
  return words.every((word) => said.includes(word));
}
