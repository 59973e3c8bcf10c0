import type { CardCatalogue, CardGroup } from '@riposte/kernel';
import { nearest } from './nearest.ts';
import { listOf, wrap } from './paragraph.ts';

/** What was found under a name: a group whole or with one card, or a sentence saying why nothing was. */
export type FoundCards =
  | { readonly ok: true; readonly group: CardGroup }
  | { readonly ok: false; readonly why: string };

/** Looks up a group or a card by its name, its id, or the beginning of a word of its name. */
export function lookUpCard(groups: readonly CardGroup[], typed: string): FoundCards {
  const asked = letters(typed);
  const named = groups.flatMap((group) => [
    { id: group.id, name: group.name, group },
    ...group.cards.map((card) => ({ id: card.id, name: card.name, group: { ...group, cards: [card] } })),
  ]);
  const ways: readonly ((one: { readonly id: string; readonly name: string }) => boolean)[] = [
    ({ id, name }) => letters(id) === asked || letters(name) === asked,
    ({ name }) => letters(name).startsWith(asked),
    ({ name }) => wordsFrom(name).some((rest) => rest.startsWith(asked)),
  ];
  for (const isMeant of asked === '' ? [] : ways) {
    const [first, ...more] = named.filter(isMeant);
    if (first && more.length === 0) return { ok: true, group: first.group };
    if (first) {
      const names = [first, ...more].map(({ name }) => name);
      return { ok: false, why: `“${typed}” could be ${listOf(names)}.` };
    }
  }
  const meant = nearest(
    typed,
    named.flatMap(({ name }) => [name, ...name.split(' ')]),
  );
  const whole = named.find(({ name }) => name === meant || name.split(' ').includes(meant ?? ''));
  return {
    ok: false,
    why: `No card is called “${typed}”.${whole ? ` Did you mean ${whole.name}?` : ''}`,
  };
}

/** A group as text, each card under its name; notes only where there is time to read them. */
export function formatGroup(
  { name, title, cards, used = [] }: CardGroup & { readonly used?: readonly string[] },
  sources: CardCatalogue<unknown, unknown>['sources'],
  columns: number,
  withNotes: boolean,
): readonly string[] {
  return [
    title === undefined ? name : `${name}, ${title}`,
    ...cards.flatMap((card) => [
      ...wrap(
        `  ${card.name} (${sources[card.source] ?? card.source})${used.includes(card.id) ? ', used' : ''}: ${card.moments.join('; ')}`,
        columns,
        4,
      ),
      ...wrap(`    ${card.text}`, columns, 4),
      ...(withNotes && card.note !== undefined ? wrap(`    Note: ${card.note}`, columns, 4) : []),
    ]),
  ];
}

/** A name without what is hard to type. */
function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What is left of a name from each of its words on. */
function wordsFrom(name: string): readonly string[] {
  const words = name.split(/[\s-]+/);
  return words.map((_, index) => letters(words.slice(index).join('')));
}
