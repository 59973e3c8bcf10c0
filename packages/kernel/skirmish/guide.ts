import { defineGuide, type Fact, type Landmark, type Weight } from '../guide.ts';
import { seats } from '../seat.ts';
import type { SeatNames } from '../words.ts';
import { type Choice, type Event, type Options, type State, teamOf } from './state.ts';
import type { MemberView, View } from './view.ts';

const WEIGHTS: Readonly<Partial<Record<Event['type'], Weight>>> = {
  settled: 'quiet',
  ended: 'quiet',
  struck: 'strong',
  fell: 'strong',
};

const LANDMARKS: Readonly<Partial<Record<Event['type'], Landmark>>> = {
  bidsShown: 'round',
  activated: 'turn',
  struck: 'blow',
  damaged: 'hit',
  echoed: 'card',
  ended: 'end',
};

export default defineGuide<State, Choice, Event, View, Options>({
  rulebook: new URL('./RULES.md', import.meta.url),
  title: ({ rounds }) => [`${rounds} rounds`],
  figures: (_options, count) => seats(count).map((seat) => ({ seat, side: teamOf(seat) })),
  victors: ([first]) => (first === undefined ? undefined : ['Even seats', 'Odd seats'][teamOf(first)]),
  facts: (view, names) => [roundFact(view, names), membersFact(view, names), pilesFact(view)],
  weight(event, { viewer }) {
    // How many cards a seat holds is in sight.
    if (event.type === 'drew' && event.seat !== viewer) return 'quiet';
    return WEIGHTS[event.type] ?? 'plain';
  },
  landmark: ({ type }) => LANDMARKS[type],
  openView(views) {
    const [view] = views;
    if (!view) throw new Error('a match has at least one seat');
    return { ...view, members: view.members.map((member, index) => views[index]?.members[index] ?? member) };
  },
});

function roundFact({ round, options, active, stack }: View, names: SeatNames): Fact {
  const turn = stack.some(({ procedure }) => procedure === 'turn') ? ` On turn: ${names(active)}.` : '';
  return {
    heading: 'The round',
    lines: [`Round ${Math.min(round, options.rounds)} of ${options.rounds}.${turn}`],
  };
}

function membersFact({ members }: View, names: SeatNames): Fact {
  const lines = seats(members.length).map((seat) => `${names(seat)}: ${standing(members[seat])}.`);
  return { heading: 'The seats', lines };
}

function standing(member: MemberView | undefined): string {
  if (!member || member.life === 0) return 'fallen';
  const { life, cards, hand, kept } = member;
  const held = hand ? hand.join(', ') || 'no cards' : cardsInWords(cards);
  return `${life} life, ${held}${kept === undefined ? '' : `, put aside: ${kept}`}`;
}

function pilesFact({ deck, discard }: View): Fact {
  return { heading: 'Piles', lines: [`${cardsInWords(deck)} in the deck, ${discard.length} discarded.`] };
}

function cardsInWords(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
