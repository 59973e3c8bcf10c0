import type { CardEntry } from '../card.ts';
import { draw } from '../verbs/move.ts';

const part = { color: 'neutral', source: 'manual' } as const;

/** The base and what is built onto it. */
export const BASE_CARDS: readonly CardEntry[] = [
  { ...part, id: 'base', name: 'Base', kind: 'base', cost: 0, hp: 20 },
  { ...part, id: 'team-base', name: 'Shared Base', kind: 'base', cost: 0, hp: 30 },
  { ...part, id: 'tech-i-building', name: 'Tech I Building', kind: 'tech building', tech: 1, cost: 1, hp: 5 },
  {
    ...part,
    id: 'tech-ii-building',
    name: 'Tech II Building',
    kind: 'tech building',
    tech: 2,
    cost: 4,
    hp: 5,
  },
  {
    ...part,
    id: 'tech-iii-building',
    name: 'Tech III Building',
    kind: 'tech building',
    tech: 3,
    cost: 5,
    hp: 5,
  },
  {
    ...part,
    id: 'heroes-hall',
    name: 'Heroes’ Hall',
    kind: 'add-on',
    cost: 2,
    hp: 4,
    text: 'You may have one hero more in play.',
  },
  {
    ...part,
    id: 'surplus',
    name: 'Surplus',
    kind: 'add-on',
    cost: 5,
    hp: 4,
    text: 'Upkeep: draw a card.',
    triggers: { upkeep: { effect: { cardDrawn: draw(1) }, commutes: true } },
  },
  {
    ...part,
    id: 'tech-lab',
    name: 'Tech Lab',
    kind: 'add-on',
    cost: 1,
    hp: 4,
    text: 'Choose one more of your specs: you may play its tech II and tech III cards too.',
  },
  {
    ...part,
    id: 'tower',
    name: 'Tower',
    kind: 'add-on',
    cost: 3,
    hp: 4,
    text: 'Detects one hidden thing each turn, and deals 1 combat damage to every attacker it can see.',
  },
];
