import { type Frame, stackFor } from '../frame.ts';
import { fork, type Random, shuffle } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import { CARDS, type Card, type Choice, COPIES, type Options, type State } from './state.ts';

export interface MemberView {
  readonly life: number;
  readonly cards: number;
  readonly hasKept: boolean;
  readonly hand?: readonly Card[];
  readonly kept?: Card;
  /** Of what others confided, a seat learns only what was confided to it, and what it confided itself. */
  readonly confidedTo: readonly Seat[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly active: Seat;
  readonly parried: boolean;
  readonly members: readonly MemberView[];
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly stack: readonly Frame<Choice>[];
}

export function viewOf(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    round: state.round,
    active: state.active,
    parried: state.parried,
    members: state.members.map(({ life, hand, kept, confidedTo }, index) => {
      const own = index === viewer;
      const told = confidedTo.filter((one) => own || one === viewer);
      return {
        life,
        cards: hand.length + (kept === undefined ? 0 : 1),
        hasKept: own && kept !== undefined,
        ...((own || told.length > 0) && { hand: hand.slice() }),
        ...(own && kept !== undefined && { kept }),
        confidedTo: told,
      };
    }),
    deck: state.deck.length,
    discard: state.discard.slice(),
    stack: stackFor(state.stack, viewer).map((frame) => masked(frame, viewer)),
  };
}

/** Others cannot see whether the active seat has yet decided to keep a card: so it may still change its mind. */
function masked(frame: Frame<Choice>, viewer: Viewer): Frame<Choice> {
  const hidden = frame.step === 'targetChosen' && (frame.vars as { seat: Seat }).seat !== viewer;
  return hidden ? { ...frame, step: 'cardKept' } : frame;
}

export function imagine(view: View, random: Random): State {
  const unseen = CARDS.flatMap((card) => Array.from({ length: COPIES * view.members.length }, () => card));
  const take = (card: Card) => unseen.splice(unseen.indexOf(card), 1);
  const seen = view.members.flatMap(({ hand, kept }) => [
    ...(hand ?? []),
    ...(kept === undefined ? [] : [kept]),
  ]);
  for (const card of [...view.discard, ...seen]) take(card);
  shuffle(random, unseen);
  const members = view.members.map(({ life, cards, hand, kept, confidedTo }, index) => {
    const own = index === view.viewer;
    // A seat that confided in the viewer may have kept a card besides the hand it shows.
    const hidden = unseen.splice(0, own ? 0 : cards - (hand?.length ?? 0));
    const shown = hand ? hand.slice() : hidden;
    return { life, hand: shown, kept: own ? kept : hand ? hidden[0] : undefined, confidedTo };
  });
  return {
    options: view.options,
    random: fork(random),
    stack: view.stack.map((frame) => ({ ...frame, vars: { ...frame.vars } })),
    round: view.round,
    active: view.active,
    parried: view.parried,
    members,
    deck: unseen,
    discard: view.discard.slice(),
  };
}
