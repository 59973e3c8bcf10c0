import { defineGuide, seats } from '@riposte/kernel';
import { CHARACTER_CARDS } from './character.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { about } from './guide/about.ts';
import { cards } from './guide/cards.ts';
import { landmark, weight } from './guide/events.ts';
import { facts } from './guide/facts.ts';
import { harms } from './guide/harms.ts';
import { rivals } from './guide/rivals.ts';
import { isAsked, title } from './guide/title.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export default defineGuide<State, Choice, Event, View, Options>({
  rulebook: new URL('./RULES.md', import.meta.url),
  title,
  isAsked,
  figures: ({ mode }, count) =>
    seats(count).map((seat) => ({ seat, side: mode === 'duo' ? seat % (count / 2) : seat })),
  called(seat, { figures }) {
    const character = figures[seat]?.character ?? 'none';
    return character === 'none' ? undefined : CHARACTER_CARDS[character].name;
  },
  facts,
  about,
  weight,
  landmark,
  harms,
  cards,
  rivals,
});
