import { readFileSync, writeFileSync } from 'node:fs';
import { CHARACTERS, DRAGON, EDITION_NAMES } from '@riposte/flash-duel';

const FILE = new URL('../docs/flash-duel-cards.md', import.meta.url);

type Character = typeof DRAGON;
type Card = Character['abilities'][string];

/** Every ability card with its source mark, as a page. */
export function cardPage(): string {
  const characters = [...Object.values(CHARACTERS), DRAGON];
  const cards = characters.flatMap(({ abilities }) => Object.values(abilities));
  const marks = ['rulebook', 'public', 'partly', 'house'].map(
    (source) => `${cards.filter((card) => card.source === source).length} ${source}`,
  );
  return [
    '# Flash Duel: the ability cards',
    '',
    'Made from the cards themselves by `npm run cards`; a test fails when it is out of date. The words are ours. _rulebook_: stated there; _public_: stated in public material; _partly_: part of it is known, the rest is ours; _house_: ours. Why there are house cards: [decision 4](decisions/0004-house-cards.md).',
    '',
    `${cards.length} cards: ${marks.join(', ')}.`,
    '',
    ...characters.flatMap(section),
  ].join('\n');
}

function section({ name, title, abilities }: Character): readonly string[] {
  const rows = Object.values(abilities).map(
    (card) => `| ${card.name} | ${said(card, 'source')} | ${said(card, 'text')} | ${said(card, 'note')} |`,
  );
  return [
    `## ${name}, ${title}`,
    '',
    '| card | source | what it does | note |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

/** What a card says, and what is otherwise in an edition. */
function said(card: Card, what: 'source' | 'text' | 'note'): string {
  const others = EDITION_NAMES.flatMap((edition) => {
    const other = card.editions?.[edition]?.[what];
    return other === undefined || other === card[what] ? [] : [`_${edition}_: ${other}`];
  });
  return [card[what] ?? [], others].flat().join('<br>');
}

if (import.meta.main) writeFileSync(FILE, cardPage());

/** The page as it stands in the docs. */
export function writtenPage(): string {
  return readFileSync(FILE, 'utf8');
}
