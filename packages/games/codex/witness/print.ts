// What is printed on the cards that the witness knows: numbers and keywords, from the cards themselves.

export const TRAITS = [
  'flying',
  'anti-air',
  'haste',
  'stealth',
  'invisible',
  'unstoppable',
  'overpower',
  'swift strike',
  'long-range',
  'readiness',
  'deathtouch',
  'armor piercing',
  'untargetable',
  'unattackable',
  'detector',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Traits that add up. */
export const AMOUNTS = ['armor', 'frenzy', 'sparkshot', 'obliterate', 'resist'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** From this level on a hero has these numbers, and keeps the traits of the bands below. */
export interface LevelBand {
  readonly from: number;
  readonly atk: number;
  readonly hp: number;
  readonly traits?: readonly Trait[];
}

export interface Print {
  readonly kind: 'unit' | 'hero' | 'building' | 'tech building' | 'add-on' | 'base';
  readonly tech?: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly traits?: readonly Trait[];
  readonly amounts?: Partial<Record<Amount, number>>;
  readonly bands?: readonly LevelBand[];
  readonly top?: number;
}

const unit = (tech: number, atk: number, hp: number, ...traits: readonly Trait[]): Print => ({
  kind: 'unit',
  tech,
  atk,
  hp,
  traits,
});

const hero = (top: number, bands: readonly LevelBand[], amounts: Print['amounts'] = {}): Print => ({
  kind: 'hero',
  top,
  bands,
  amounts,
});

export const PRINTS: Readonly<Record<string, Print>> = {
  base: { kind: 'base', hp: 20 },
  'tech-i-building': { kind: 'tech building', hp: 5 },
  'tech-ii-building': { kind: 'tech building', hp: 5 },
  'tech-iii-building': { kind: 'tech building', hp: 5 },
  tower: { kind: 'add-on', hp: 4 },
  surplus: { kind: 'add-on', hp: 4 },
  firehouse: { kind: 'building', hp: 4 },

  wisp: unit(0, 0, 1),
  frog: unit(0, 1, 1),
  zombie: unit(0, 2, 2),
  beast: unit(0, 4, 4),
  bird: unit(0, 1, 1, 'flying'),
  hunter: unit(0, 3, 3, 'anti-air'),
  horror: unit(0, 3, 3, 'deathtouch'),
  soldier: { ...unit(0, 1, 1), amounts: { sparkshot: 1 } },
  tenderfoot: unit(0, 1, 2),
  'older-brother': unit(0, 2, 2),
  'timely-messenger': unit(0, 1, 1, 'haste'),
  'fruit-ninja': { ...unit(0, 2, 2), amounts: { frenzy: 1 } },
  'iron-man': unit(1, 3, 4),
  'revolver-ocelot': { ...unit(1, 3, 3), amounts: { sparkshot: 1 } },
  'harvest-reaper': unit(2, 6, 5, 'overpower'),
  'regular-sized-rhinoceros': unit(2, 5, 6),
  eggship: unit(2, 4, 3, 'flying'),
  'cloud-sprite': unit(2, 3, 2, 'flying'),
  'leaping-lizard': unit(2, 3, 5, 'anti-air'),
  backstabber: unit(2, 3, 3, 'invisible'),

  'grave-stormborne': hero(
    7,
    [
      { from: 1, atk: 2, hp: 3 },
      { from: 3, atk: 3, hp: 4, traits: ['readiness'] },
      { from: 7, atk: 4, hp: 5 },
    ],
    { sparkshot: 1 },
  ),
  'jaina-stormborne': hero(
    7,
    [
      { from: 1, atk: 2, hp: 3 },
      { from: 4, atk: 3, hp: 3 },
      { from: 7, atk: 4, hp: 3 },
    ],
    { sparkshot: 1 },
  ),
  'river-montoya': hero(5, [
    { from: 1, atk: 2, hp: 3 },
    { from: 3, atk: 2, hp: 4 },
    { from: 5, atk: 3, hp: 4 },
  ]),
};
