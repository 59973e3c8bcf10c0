import { type Choice, cardsOf, type Event, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { DressFacts } from '../../../table/kit/dress.ts';
import { answersBy, answersWith, FAMILIES } from './answers.ts';
import { handOf, whyNotCard } from './hand.ts';
import { alongWith } from './moments.ts';
import { characterName, shortName, sideOf } from './people.ts';
import { stageTime } from './stageTime.ts';
import type { DuelThing } from './things.ts';

const MINOR: ReadonlySet<string> = new Set(['turnBegan', 'cardsDrawn', 'coinFlipped', 'firstPlayerChosen']);
const WIDE: ReadonlySet<string> = new Set(['character', 'draft', 'swap', 'dragonAbility']);

/** The facts of Flash Duel's table. */
export const FACTS: DressFacts<Choice, Event, View, DuelThing> = {
  seats: ({ fighters }) => fighters.map((_, index) => index as Seat),
  side: sideOf,
  person(seat, { fighters, active, round, order }) {
    const fighter = fighters[seat];
    const figure = shortName(fighter?.character);
    return {
      ...(figure !== undefined && { figure }),
      isActive: active === seat && round > 0,
      isDown: fighter?.life === 0,
      place: order.indexOf(seat) + 1,
      ...(round > 0 && fighter && { cards: fighter.cards }),
    };
  },
  // RULES 16.1: a fighter that the rules play is called what it is.
  nameOf: (seat, { fighters }) => characterName(fighters[seat]?.character) ?? 'the Dummy',
  actor(event) {
    if ('by' in event) return event.by;
    return 'seat' in event ? event.seat : undefined;
  },
  isMinor: ({ type }) => MINOR.has(type),
  onStage: stageTime,

  families: FAMILIES,
  hand: handOf,
  answersWith: (touched, choices, view) =>
    touched.type === 'card' ? answersWith(choices, touched.card, view) : answersBy(choices, touched.ability),
  along: (considered, hand, view, lifted) =>
    alongWith(
      considered,
      hand.flatMap(({ touched, ...card }) => (touched.type === 'card' ? [{ ...card, touched }] : [])),
      view,
      lifted,
    ),
  whyNot(touched, { view, seat, words }) {
    if (seat === undefined) return undefined;
    return touched.type === 'card'
      ? whyNotCard(touched.card, view, seat, words.whyNot)
      : words.whyNot({ type: 'use', ability: touched.ability }, view, seat);
  },

  endsRound: ({ type }) => type === 'roundEnded',
  isBetweenRounds: ({ roundEnd }) => roundEnd !== undefined,
  roundWon(event, view) {
    if (event.type !== 'roundEnded') throw new Error(`${event.type} ends no round`);
    const ours = view.viewer === 'spectator' ? 0 : view.fighters[view.viewer]?.side;
    const side = event.winner === undefined ? 'nobodys' : event.winner === ours ? 'ours' : 'theirs';
    return { round: event.round, side };
  },
  decisive: (event, before) =>
    event.type === 'roundEnded' && event.reason === 'hit'
      ? before.findLast(({ type }) => type === 'hitTaken' || type === 'accused' || type === 'handNamed')
      : undefined,
  holds(seat, { fighters }) {
    const hand = fighters[seat]?.hand;
    return hand && (cardsOf(hand).join(' ') || '–');
  },
  isWide: (question) => WIDE.has(question),
};
