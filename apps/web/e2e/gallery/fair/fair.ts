import { defineGuide, type Outcome, type Phrase, type Seat, type Words } from '@riposte/kernel';

/** A made-up game that is nothing but large: ten people, forty stalls, a hundred answers, a hand of eighteen. */
export const PEOPLE = [
  'Mira of the Long Bridge',
  'Tomas',
  'Ines',
  'Benedikt',
  'Olga',
  'Farid',
  'Wilhelmina',
  'Kwame',
  'Sun',
  'Rosalind',
] as const;

export const LANES = ['Bread', 'Cloth', 'Iron', 'Paper', 'Salt'] as const;
export const STALLS_IN_LANE = 8;
const WARES = ['Apple', 'Bell', 'Candle', 'Drum', 'Egg', 'Fiddle'] as const;
const HELD = 18;

export interface FairView {
  readonly viewer: Seat;
  readonly day: number;
  readonly coins: readonly number[];
  /** By number; those of the viewer's are open today. */
  readonly stalls: readonly { readonly id: number; readonly goods: number }[];
  readonly hand: readonly string[];
  readonly isBetweenDays: boolean;
}

export type FairChoice =
  | { readonly type: 'visit' | 'buy'; readonly stall: number }
  | { readonly type: 'sell'; readonly card: number }
  | { readonly type: 'rest' | 'leave' | 'agree' | 'refuse' };

export type FairEvent =
  | { readonly type: 'visited' | 'bought'; readonly seat: Seat; readonly stall: number }
  | { readonly type: 'haggled'; readonly seat: Seat }
  | { readonly type: 'bellRang'; readonly seat: Seat }
  | { readonly type: 'dayEnded'; readonly day: number; readonly winner: Seat };

export const ME = 0 as Seat;

export function stallName(id: number): string {
  return `${LANES[Math.floor(id / STALLS_IN_LANE)]} ${(id % STALLS_IN_LANE) + 1}`;
}

export function viewOn(day: number, isBetweenDays = false): FairView {
  return {
    viewer: ME,
    day,
    coins: PEOPLE.map((_, index) => (index * 7 + day * 3) % 11),
    stalls: Array.from({ length: LANES.length * STALLS_IN_LANE }, (_, id) => ({ id, goods: (id * 5) % 4 })),
    hand: Array.from({ length: HELD }, (_, index) => WARES[index % WARES.length] ?? ''),
    isBetweenDays,
  };
}

/** Forty visits, forty things to buy, eighteen to sell, and two ways to do nothing: a hundred answers. */
export const HUNDRED: readonly FairChoice[] = [
  ...viewOn(1).stalls.map(({ id }): FairChoice => ({ type: 'visit', stall: id })),
  ...viewOn(1).stalls.map(({ id }): FairChoice => ({ type: 'buy', stall: id })),
  ...viewOn(1).hand.map((_, card): FairChoice => ({ type: 'sell', card })),
  { type: 'rest' },
  { type: 'leave' },
];

export const OUTCOME: Outcome = {
  places: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  scores: PEOPLE.map((_, index) => 12 - index),
};

const QUESTIONS: Readonly<Record<string, string>> = {
  market: 'What do you do at the fair?',
  haggle: 'Farid wants two candles for it. Agree?',
  lane: 'Which stall of the lane?',
  long: 'Wilhelmina has seen what you hid beneath the cloth of the seventh stall, and wants half. Agree?',
  only: 'The gate is about to close.',
  gift: 'Give a candle away?',
};

export const WORDS: Words<FairChoice, FairEvent, FairView> = {
  question: ({ question }) => ({ text: QUESTIONS[question] ?? question, rule: '1.1' }),
  choice: (choice, view) => ({ text: choiceText(choice, view) }),
  event: (event, names) => ({ text: eventText(event, names) }),
  whyNot: (): Phrase => ({ text: 'This stall has nothing left to give today.', rule: '1.2' }),
  wonders: () => [],
};

export function choiceText(choice: FairChoice, { hand }: FairView): string {
  switch (choice.type) {
    case 'visit':
      return `Visit ${stallName(choice.stall)}`;
    case 'buy':
      return `Buy at ${stallName(choice.stall)}`;
    case 'sell':
      return `Sell ${hand[choice.card]} ${choice.card + 1}`;
    case 'rest':
      return 'Rest';
    case 'leave':
      return 'Leave the fair';
    case 'agree':
      return 'Agree';
    case 'refuse':
      return 'Refuse';
  }
}

function eventText(event: FairEvent, names: (seat: Seat) => string): string {
  switch (event.type) {
    case 'visited':
      return `${names(event.seat)} visited ${stallName(event.stall)}.`;
    case 'bought':
      return `${names(event.seat)} bought what ${stallName(event.stall)} had.`;
    case 'haggled':
      return `${names(event.seat)} haggled, and nobody gave way.`;
    case 'bellRang':
      return `${names(event.seat)} rang the bell: all stalls close.`;
    case 'dayEnded':
      return `${names(event.winner)} had most coins on day ${event.day}.`;
  }
}

export const GUIDE = defineGuide<unknown, FairChoice, FairEvent, FairView, unknown>({
  rulebook: new URL('about:blank'),
  landmark: ({ type }) => (type === 'dayEnded' ? 'round' : undefined),
});
