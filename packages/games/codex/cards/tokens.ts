import type { CardEntry } from '../card.ts';

const token = { kind: 'unit', cost: 0, token: true, source: 'public' } as const;

/** RULES 13.10: a token's name is its type. */
export const TOKENS: readonly CardEntry[] = [
  { ...token, id: 'dancer', name: 'Dancer', color: 'neutral', types: ['Dancer'], atk: 0, hp: 1 },
  {
    ...token,
    id: 'angry-dancer',
    name: 'Angry Dancer',
    color: 'neutral',
    types: ['Angry Dancer'],
    atk: 2,
    hp: 1,
    keywords: ['unstoppable'],
  },
  { ...token, id: 'wisp', name: 'Wisp', color: 'green', types: ['Wisp'], atk: 0, hp: 1 },
  { ...token, id: 'squirrel', name: 'Squirrel', color: 'green', types: ['Squirrel'], atk: 1, hp: 1 },
  { ...token, id: 'frog', name: 'Frog', color: 'green', types: ['Frog'], atk: 1, hp: 1 },
  { ...token, id: 'beast', name: 'Beast', color: 'green', types: ['Beast'], atk: 4, hp: 4 },
  {
    ...token,
    id: 'hunter',
    name: 'Hunter',
    color: 'green',
    types: ['Hunter'],
    atk: 3,
    hp: 3,
    keywords: ['anti-air'],
  },
  {
    ...token,
    id: 'water-elemental',
    name: 'Water Elemental',
    color: 'blue',
    types: ['Water Elemental'],
    atk: 3,
    hp: 3,
    keywords: ['anti-air'],
  },
  {
    ...token,
    id: 'soldier',
    name: 'Soldier',
    color: 'blue',
    types: ['Soldier'],
    atk: 1,
    hp: 1,
    numbers: { sparkshot: 1 },
  },
  { ...token, id: 'pirate', name: 'Pirate', color: 'red', types: ['Pirate'], atk: 2, hp: 2 },
  {
    ...token,
    id: 'shark',
    name: 'Shark',
    color: 'blue',
    types: ['Shark'],
    atk: 3,
    hp: 1,
    keywords: ['haste', 'ephemeral'],
  },
];
