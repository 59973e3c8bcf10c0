import { baseShown, type Choice, type Event, entryOf, teamOf, type View } from '@riposte/codex/table';
import { type Seat, seat as seatOf, seats } from '@riposte/kernel';
import type { DressFacts } from '../../../table/kit/dress.ts';
import { NO_ROUNDS } from '../../../table/kit/noRounds.ts';
import { answersWith, FAMILIES } from './answers.ts';
import { cardsInHand, whyNotThing } from './hand.ts';
import type { WarThing } from './things.ts';

/** The board and the counts say these. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'goldGained',
  'drew',
  'reshuffled',
  'handDiscarded',
  'readied',
  'exhausted',
  'targeted',
  'arrived',
  'triggered',
  'finished',
  'slotChanged',
  'patrolled',
  'teched',
  'debtPaid',
]);

/** Questions that need all the room there is. */
const WIDE: ReadonlySet<string> = new Set(['hero', 'deck', 'tech']);

/** The facts of the war table. */
export const FACTS: DressFacts<Choice, Event, View, WarThing> = {
  seats: ({ players }) => seats(players.length),
  side: sideOf,
  person: (seat, view) => ({
    isActive: view.side.includes(seat) && view.turn > 0,
    isDown: isDown(view, seat),
    place: seat + 1,
    ...(view.turn > 0 && { cards: view.players[seat]?.sizes.hand ?? 0 }),
  }),
  nameOf: () => undefined,
  actor(event) {
    if ('seat' in event) return event.seat;
    return 'thing' in event ? event.thing.seat : undefined;
  },
  isMinor: ({ type }) => MINOR.has(type),
  // All of them are seen on the table.
  onStage: () => 0,

  families: FAMILIES,
  hand: cardsInHand,
  answersWith,
  along: () => [],
  whyNot: (touched, { view, seat }) => (seat === undefined ? undefined : whyNotThing(touched, view, seat)),

  ...NO_ROUNDS,
  // The whole match is one round, so its end says what decided it.
  endsRound: ({ type }) => type === 'ended',
  roundWon: (event, view) => ({
    round: 1,
    side:
      event.type === 'ended' && event.winners.length < view.players.length
        ? sideOfAny(event.winners, view)
        : 'nobodys',
  }),
  decisive: (_ended, before) => before.findLast(isLastBlow),
  isWide: (question) => WIDE.has(question),
};

/** What a base falls by, or a debt that is too great. */
function isLastBlow(event: Event): boolean {
  return event.type === 'ruined' || (event.type === 'damaged' && entryOf(event.thing.card).kind === 'base');
}

function sideOfAny(some: readonly Seat[], view: View): 'ours' | 'theirs' {
  return some.some((seat) => sideOf(seat, view) === 'ours') ? 'ours' : 'theirs';
}

/** Where the viewer sits; a spectator looks over the shoulder of the first. */
export function viewpoint({ viewer }: Pick<View, 'viewer'>): Seat {
  return viewer === 'spectator' ? seatOf(0) : viewer;
}

function sideOf(seat: Seat, view: View): 'ours' | 'theirs' {
  return teamOf(view, viewpoint(view)).includes(seat) ? 'ours' : 'theirs';
}

/** Whether a player is out of the match: the base has fallen, or what was owed could not be paid. */
function isDown(view: View, seat: Seat): boolean {
  return view.players[seat]?.ruined === true || baseShown(view, seat)?.left === 0;
}
