import { type Frame, fork, type Random, type Seat, stackFor, type Viewer } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { add, CARDS, countOf, emptyPile, fullPile, type Pile, remove, sizeOf, takeRandom } from './pile.ts';
import { drawPileSize, editionOf, type Options, type RoundEnd, type State } from './state.ts';

/** A fighter as a viewer sees it. */
export interface FighterView {
  readonly space: number;
  readonly recovering: boolean;
  /** RULES 12.3: how many cards are in the hand. */
  readonly cards: number;
  /** The hand itself, where the viewer may see it. */
  readonly hand?: Pile;
}

/** What a viewer may know of a duel. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly first: Seat;
  readonly chooser?: Seat;
  readonly tokens: readonly number[];
  readonly fighters: readonly FighterView[];
  /** RULES 12.2 */
  readonly drawPile: number;
  readonly played: Pile;
  /** RULES 12.1 */
  readonly discard: Pile;
  readonly roundEnd?: RoundEnd;
  /** What is under way; nothing in it is secret in this game. */
  readonly stack: readonly Frame<Choice>[];
}

export function viewOf(state: State, viewer: Viewer): View {
  const { chooser, roundEnd } = state;
  return {
    viewer,
    options: state.options,
    round: state.round,
    first: state.first,
    ...(chooser !== undefined && { chooser }),
    tokens: state.tokens.slice(),
    fighters: state.fighters.map(({ space, recovering, hand }, index) => {
      const open = { space, recovering, cards: sizeOf(hand) };
      return index === viewer ? { ...open, hand: hand.slice() } : open;
    }),
    drawPile: drawPileSize(state),
    played: state.played.slice(),
    discard: state.discard.slice(),
    ...(roundEnd && { roundEnd }),
    stack: stackFor(state.stack, viewer),
  };
}

/** RULES 12: the cards this viewer has not seen, wherever they are: other hands, the draw pile, laid aside. */
export function unseenBy(view: View): Pile {
  const unseen = view.roundEnd ? emptyPile() : fullPile(editionOf(view).copies);
  const seen = [view.played, view.discard, ...view.fighters.flatMap(({ hand }) => (hand ? [hand] : []))];
  for (const pile of seen) for (const card of CARDS) remove(unseen, card, countOf(pile, card));
  return unseen;
}

/** A duel that looks like this to its viewer, the hidden hands dealt at random. */
export function imagine(view: View, random: Random): State {
  const unseen = unseenBy(view);
  const fighters = view.fighters.map(({ space, recovering, cards, hand }) => ({
    space,
    recovering,
    hand: hand ? hand.slice() : dealFrom(unseen, cards, random),
  }));
  return {
    options: view.options,
    random: fork(random),
    stack: view.stack.map((frame) => ({ ...frame, vars: { ...frame.vars } })),
    round: view.round,
    first: view.first,
    chooser: view.chooser,
    tokens: view.tokens.slice(),
    fighters,
    unseen,
    played: view.played.slice(),
    discard: view.discard.slice(),
    roundEnd: view.roundEnd,
  };
}

function dealFrom(unseen: Pile, count: number, random: Random): Pile {
  const hand = emptyPile();
  for (let dealt = 0; dealt < count; dealt++) add(hand, takeRandom(unseen, random));
  return hand;
}
