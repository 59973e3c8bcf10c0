import { type CardCatalogue, type CardGroup, type CardsInPlay, type CardText, seats } from '@riposte/kernel';
import type { CardEntry } from '../card.ts';
import { entryOf, groupsOfCards } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { mapOf } from '../maps.ts';
import type { Options } from '../options.ts';
import type { View } from '../view.ts';
import { upper } from '../words/label.ts';
import { cardText } from './cardText.ts';

const SOURCES = { public: 'as publicly known', manual: 'manual' } as const;

/** All cards: starting decks, specs with their heroes, tokens, and what belongs to the base. */
export const cards: CardCatalogue<View, Options, Choice> = {
  options: [],
  sources: SOURCES,
  all: () =>
    groupsOfCards().map(
      ({ name, entries }): CardGroup => ({
        id: name.replaceAll(' ', '-'),
        name: upper(name),
        cards: entries.map(textOf),
      }),
    ),
  inPlay: (view, names) => [
    ...mapGroup(view),
    ...seats(view.players.length).flatMap((seat) => {
      const things = view.things.filter(({ controller }) => controller === seat);
      const inPlay = [...new Set(things.map(({ card }) => card))];
      // The base has nothing to read.
      const texts = inPlay
        .map(entryOf)
        .filter(({ kind }) => kind !== 'base')
        .map(textOf);
      if (texts.length === 0) return [];
      const used = inPlay.filter((card) => things.every((one) => one.card !== card || one.exhausted));
      return [{ id: String(seat), name: names[seat] ?? '', cards: texts, used }];
    }),
  ],
  usedBy,
};

/** RULES 18.1: the map, which is nobody's. */
function mapGroup(view: View): readonly CardsInPlay[] {
  const map = mapOf(view);
  return map === undefined ? [] : [{ id: 'map', name: 'Map', cards: [textOf(entryOf(map))], used: [] }];
}

function usedBy(choice: Choice): string | undefined {
  switch (choice.type) {
    case 'play':
      return choice.card;
    case 'summon':
      return choice.hero;
    case 'build':
      return choice.building;
    default:
      return undefined;
  }
}

function textOf(entry: CardEntry): CardText {
  const { id, name, source, note, kind } = entry;
  return {
    id,
    name,
    text: cardText(entry),
    source,
    moments: [
      kind === 'base' || kind === 'map'
        ? 'always there'
        : entry.token
          ? 'summoned by others'
          : 'your main phase',
    ],
    ...(note !== undefined && { note }),
    ...(kind === 'base' || kind === 'map' || entry.token ? { passive: true } : {}),
    ...([entry, ...(entry.bands ?? [])].every((face) => face.text === undefined) && { plain: true }),
  };
}
