import { defineGuide, seats } from '@riposte/kernel';
import './cards/index.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { about } from './guide/about.ts';
import { cards } from './guide/cards.ts';
import { landmark, weight } from './guide/events.ts';
import { facts } from './guide/facts.ts';
import { harms } from './guide/harms.ts';
import { rivals } from './guide/rivals.ts';
import { title } from './guide/title.ts';
import { turns } from './guide/turnText.ts';
import type { Options } from './options.ts';
import { type State, teamOf } from './state.ts';
import type { View } from './view.ts';

export default defineGuide<State, Choice, Event, View, Options>({
  rulebook: new URL('./RULES.md', import.meta.url),
  title,
  facts,
  about,
  weight,
  landmark,
  harms,
  figures: (options, count) =>
    seats(count).map((seat) => ({ seat, side: teamOf({ options }, seat)[0] ?? seat })),
  openView(views) {
    const [first] = views;
    if (!first) throw new Error('a match has at least one seat');
    // Each seat sees its own piles; together they are all open, beside what the first sees of others.
    return {
      ...first,
      players: first.players.map((player, index) => ({ ...player, ...views[index]?.players[index] })),
    };
  },
  cards,
  rivals,
  turns,
});
