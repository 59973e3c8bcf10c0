import { defineGuide } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { about } from './guide/about.ts';
import { cards } from './guide/cards.ts';
import { chapters } from './guide/chapters.ts';
import { landmark, weight } from './guide/events.ts';
import { facts } from './guide/facts.ts';
import { feats } from './guide/feats.ts';
import { called, figures, victors } from './guide/figures.ts';
import { openView } from './guide/openView.ts';
import { rivals } from './guide/rivals.ts';
import { isAsked, title } from './guide/title.ts';
import type { Options, State } from './state.ts';
import type { View } from './view.ts';

export default defineGuide<State, Choice, Event, View, Options>({
  rulebook: new URL('./RULES.md', import.meta.url),
  title,
  isAsked,
  figures,
  called,
  victors,
  facts,
  about,
  weight,
  landmark,
  openView,
  cards,
  feats,
  rivals,
  chapters,
});
