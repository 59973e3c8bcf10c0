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
];
