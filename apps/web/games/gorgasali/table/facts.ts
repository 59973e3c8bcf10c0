import { CHARACTER_CARDS, type Choice, type Event, type View } from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import type { DressFacts } from '../../../table/kit/dress.ts';
import { NO_ROUNDS } from '../../../table/kit/noRounds.ts';
import { answersWith, FAMILIES } from './answers.ts';
import { matOf, whyNotThing } from './mat.ts';
import type { IslandThing } from './things.ts';

/** What turns a match: it has the stage for a moment, in milliseconds. */
const GREAT: Readonly<Partial<Record<Event['type'], number>>> = {
  zoneShrank: 1300,
  fell: 1000,
  froze: 700,
  hypnotised: 700,
  stolen: 700,
  swapped: 700,
  copied: 500,
  revived: 900,
  chestOpened: 700,
  looted: 700,
};

const MINOR: ReadonlySet<Event['type']> = new Set([
  'startThrown',
  'sectorThrown',
  'turnBegan',
  'diceThrown',
  'cardKept',
  'cardLeft',
  'cardsMovedUp',
  'rearranged',
]);

/** Questions that need all the room there is. */
const WIDE: ReadonlySet<string> = new Set(['character', 'place', 'reroll', 'trade', 'agree']);

/** The facts of the table of Gorgasali. */
export const FACTS: DressFacts<Choice, Event, View, IslandThing> = {
  seats: ({ figures }) => seats(figures.length),
  side: sideOf,
  person(seat, { figures, active, round, first }) {
    const figure = figures[seat];
    const name = nameOf(seat, { figures });
    return {
      ...(name !== undefined && { figure: name }),
      isActive: active === seat && round > 0,
      isDown: figure?.health === 0,
      place: ((seat - first + figures.length) % figures.length) + 1,
    };
  },
  nameOf,
  actor: (event) => ('seat' in event ? event.seat : undefined),
  isMinor: ({ type }) => MINOR.has(type),
  onStage: stageTime,

  families: FAMILIES,
  hand: matOf,
  answersWith,
  along: () => [],
  whyNot: (touched, { view, seat, words }) =>
    seat === undefined ? undefined : whyNotThing(touched, view, seat, words.whyNot),

  // A round of this game is no fight of its own: nothing is won with it.
  ...NO_ROUNDS,
  isWide: (question) => WIDE.has(question),
};

/** A team is one side; alone, everybody else is the other. To a spectator the first seat is ours. */
function sideOf(seat: Seat, { viewer, figures, options }: View): 'ours' | 'theirs' {
  const mine = viewer === 'spectator' ? 0 : viewer;
  const isMate = options.mode === 'duo' && Math.abs(seat - mine) === figures.length / 2;
  return seat === mine || isMate ? 'ours' : 'theirs';
}

function nameOf(seat: Seat, { figures }: Pick<View, 'figures'>): string | undefined {
  const character = figures[seat]?.character ?? 'none';
  return character === 'none' ? undefined : shortName(CHARACTER_CARDS[character].name);
}

/** "Tsiva": what stands on a plate of Princess Tsiva. */
export function shortName(name: string): string {
  return name.replace('Princess ', '');
}

/** How long an event has the stage to itself. */
function stageTime({ type }: Event): number {
  return GREAT[type] ?? 0;
}
