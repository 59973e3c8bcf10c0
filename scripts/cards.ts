import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type CardCatalogue,
  type CardText,
  type Option,
  type OptionTable,
  parseOptions,
} from '@riposte/kernel';
import { SHELF, type Shelved } from '@riposte/shelf';

/** A card as one set of options has it. */
interface Reading {
  /** The values of the options that change cards; none where they are as by default. */
  readonly where: string;
  readonly card: CardText;
}

/** Where the page of a game's cards lies. */
export function cardFile({ id }: Pick<Shelved, 'id'>): URL {
  return new URL(`../docs/${id}/cards.md`, import.meta.url);
}

/** Every card of a game that has to be read, as a page; nothing where there is none. */
export async function cardPage(shelved: Shelved): Promise<string | undefined> {
  const { cards } = await shelved.guide();
  if (!cards) return undefined;
  const { options } = await shelved.rules();
  const [usual, ...others] = settings(cards, options);
  const groups = cards.all(usual?.options);
  const elsewhere = others.map(({ where, options: given }) => ({
    where,
    cards: new Map(cards.all(given).flatMap((group) => group.cards.map((card) => [card.id, card]))),
  }));
  const all = groups.flatMap((group) => group.cards);
  const counts = Object.entries(cards.sources).map(
    ([source, mark]) => `${all.filter((card) => card.source === source).length} ${mark}`,
  );
  return [
    `# ${shelved.name}: the cards`,
    '',
    'Made from the cards themselves by `npm run cards`; a test fails when it is out of date. The words are ours. Where a printed text is not known, the card is a house card, or partly one: [decision 4](../decisions/0004-house-cards.md).',
    '',
    `${all.length} cards: ${counts.join(', ')}.`,
    '',
    ...groups.flatMap(({ name, title, cards: own }) => [
      title === undefined ? `## ${name}` : `## ${name}, ${title}`,
      '',
      '| card | source | what it does | note |',
      '| --- | --- | --- | --- |',
      ...own.map((card) => {
        const readings = elsewhere.flatMap(({ where, cards: there }) => {
          const other = there.get(card.id);
          return other ? [{ where, card: other }] : [];
        });
        const said = (what: (one: CardText) => string | undefined) => inEach(card, readings, what);
        const source = said((one) => cards.sources[one.source]);
        return `| ${card.name} | ${source} | ${said(({ text }) => text)} | ${said(({ note }) => note)} |`;
      }),
      '',
    ]),
  ].join('\n');
}

/** What a card says, and what it says instead under other options. */
function inEach(
  card: CardText,
  others: readonly Reading[],
  what: (card: CardText) => string | undefined,
): string {
  const usual = what(card);
  const different = others.filter((other) => what(other.card) !== usual);
  const lines = different.map((other) => `_${other.where}_: ${what(other.card) ?? 'none'}`);
  return [usual ?? [], lines].flat().join('<br>');
}

/** Every combination of the options that change cards, the usual one first. */
function settings<View, Options>(
  { options: names }: CardCatalogue<View, Options>,
  table: OptionTable,
): readonly { readonly where: string; readonly options: Options }[] {
  const combinations = names.reduce<readonly (readonly unknown[])[]>(
    (before, name) => before.flatMap((values) => valuesOf(table[name]).map((value) => [...values, value])),
    [[]],
  );
  return combinations.map((values) => {
    const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    const options = parseOptions(table, given);
    if (!options.ok) throw new Error(options.why.text);
    return { where: values.join(', '), options: options.value as Options };
  });
}

function valuesOf(option: Option | undefined): readonly unknown[] {
  if (option?.type === 'oneOf')
    return [option.default, ...option.values.filter((one) => one !== option.default)];
  if (option?.type === 'flag') return [option.default, !option.default];
  throw new Error('only an option with a few values can change cards');
}

if (import.meta.main) {
  for (const shelved of SHELF) {
    const page = await cardPage(shelved);
    const file = cardFile(shelved);
    if (page === undefined) continue;
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, page);
  }
}
