import {
  copyStack,
  dictatedRandom,
  type Frame,
  fork,
  type Random,
  type Seat,
  seat as seatOf,
  seats,
  shuffle,
  stackFor,
  type Viewer,
} from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { baredTo } from './effect.ts';
import { emptyPile, type Pile, put, sizeOf, takeRandom } from './pile.ts';
import { locatedOf, type Places, UNSEEN } from './piles.ts';
import {
  copyCounters,
  copyHero,
  copyPiles,
  copyWith,
  type HiddenPile,
  type HiddenPiles,
  type Player,
} from './player.ts';
import { seesHands } from './sight.ts';
import { copyThings, isFriendly, type State } from './state.ts';

/** What a viewer knows of a player: the sizes of hidden piles, and for the player and their team what is in them. */
export interface PlayerView extends Omit<Player, HiddenPile> {
  readonly sizes: Readonly<Record<HiddenPile, number>>;
  readonly own?: HiddenPiles;
  /** RULES 15.7 to 15.10: the hand or the discard pile, where the viewer chooses from it now or sees it always. */
  readonly bare?: Pile;
  readonly bareDiscard?: Pile;
}

export interface View extends Omit<State, 'random' | 'players' | 'stack'> {
  readonly viewer: Viewer;
  readonly players: PlayerView[];
  readonly stack: readonly Frame<Choice>[];
}

export function viewOf(state: State, viewer: Viewer): View {
  const { random: _chance, players, stack, things, ...open } = state;
  const bared = baredTo(state, viewer);
  const sees = viewer !== 'spectator' && players.length > 0 && seesHands(state, viewer);
  return {
    viewer,
    ...open,
    players: players.map((player, index) => {
      const isOwn = viewer !== 'spectator' && isFriendly(state, seatOf(index), viewer);
      const pile = bared?.seat === index ? bared.pile : undefined;
      return playerView(player, isOwn, (sees && !isOwn) || pile === 'hand', pile === 'discard');
    }),
    things: copyThings(things),
    stack: stackFor(stack, viewer),
  };
}

function playerView(player: Player, isOwn: boolean, isBare: boolean, isBareDiscard: boolean): PlayerView {
  const { hand, deck, discard, codex, tucked, peeks, ...open } = player;
  const sizes = {
    hand: sizeOf(hand),
    deck: sizeOf(deck),
    discard: sizeOf(discard),
    codex: sizeOf(codex),
    tucked: sizeOf(tucked),
  };
  return {
    ...copyOpen(open),
    sizes,
    ...(isOwn && { own: copyPiles(player) }),
    ...(isOwn && peeks && { peeks }),
    ...(isBare && { bare: hand.slice() }),
    ...(isBareDiscard && { bareDiscard: discard.slice() }),
  };
}

function copyOpen(open: Omit<Player, HiddenPile | 'peeks'>): Omit<Player, HiddenPile> {
  return {
    ...open,
    trashed: open.trashed.slice(),
    known: open.known.slice(),
    seen: open.seen.slice(),
    shown: open.shown.slice(),
    heroes: open.heroes.map(copyHero),
    counters: copyCounters(open.counters),
  };
}

/** RULES 15.2: cards known to have left the codex lie in hidden places, the others anywhere. */
export function imagine(view: View, random: Random): State {
  const things = copyThings(view.things);
  const { future, buried, gone, extra, tied } = view;
  const places: Places = { things, future, buried };
  return {
    options: view.options,
    ...(view.roster && { roster: view.roster }),
    random: fork(random),
    stack: copyStack(view.stack),
    clock: view.clock,
    turn: view.turn,
    side: view.side,
    players: view.players.map((player, index) => imaginePlayer(player, places, index, random)),
    things,
    future,
    buried,
    gone,
    extra,
    tied,
    queue: view.queue,
    lasting: view.lasting,
    owed: view.owed,
    unsettled: view.unsettled,
    winners: view.winners,
  };
}

function imaginePlayer(player: PlayerView, places: Places, index: number, random: Random): Player {
  const { own } = player;
  if (own) return copyWith(player, copyPiles(own));
  const imagined = copyWith(player, imaginePiles(player, places, index, random));
  const unseen = player.top.filter((number) => number === UNSEEN);
  if (unseen.length === 0) return imagined;
  // RULES 15.8: its player knows some of these.
  const deck = imagined.deck.slice();
  imagined.peeks = unseen.map(() => takeRandom(random, deck));
  return imagined;
}

function imaginePiles(
  player: PlayerView,
  places: Places,
  index: number,
  random: Random,
): Record<HiddenPile, Pile> {
  const { cards, known, seen, shown, sizes, bare, bareDiscard } = player;
  const { length } = cards;
  const located = locatedOf(places, player, seats(index + 1)[index] as Seat);
  const piles = {
    hand: (bare ?? shown).slice(),
    deck: emptyPile(length),
    discard: (bareDiscard ?? seen).slice(),
    codex: emptyPile(length),
    tucked: emptyPile(length),
  };
  /** Known to have left the codex, but not where they are; and those that may still be there. */
  const somewhere: number[] = [];
  const unknown: number[] = [];
  for (let card = 0; card < length; card++) {
    const found = (located[card] as number) + (piles.discard[card] as number) + (piles.hand[card] as number);
    const left = Math.max(known[card] as number, found);
    for (let count = found; count < left; count++) somewhere.push(card);
    for (let count = left; count < copiesOf(player, card); count++) unknown.push(card);
  }
  const free = (['hand', 'deck', 'discard', 'tucked'] as const).flatMap((name) =>
    Array.from({ length: sizes[name] - sizeOf(piles[name]) }, () => name),
  );
  shuffle(random, unknown);
  shuffle(random, free);
  const hidden = [...somewhere, ...unknown.splice(0, free.length - somewhere.length)];
  for (const [at, card] of hidden.entries()) put(piles[free[at] as HiddenPile], card);
  for (const card of unknown) put(piles.codex, card);
  return piles;
}

/** RULES 2.3, 2.4: starting cards come once, the cards of a spec twice. */
export function copiesOf({ cards }: Pick<Player, 'cards'>, card: number): number {
  return card < cards.length % 12 ? 1 : 2;
}

/** A state with what the viewer knows and nothing in the places it does not: for words only. */
export function asState(view: View): State {
  const made = STATES.get(view);
  if (made) return made;
  const state = newStateOf(view);
  STATES.set(view, state);
  return state;
}

/** Words ask for it once for every choice of a list. */
const STATES = new WeakMap<View, State>();

function newStateOf(view: View): State {
  const { viewer: _viewer, players, stack, ...open } = view;
  return {
    ...open,
    random: dictatedRandom([]),
    stack: copyStack(stack),
    players: players.map((player) => {
      const { sizes: _sizes, own, bare, bareDiscard, ...rest } = player;
      const none = emptyPile(player.cards.length);
      const hidden = {
        hand: bare ?? none,
        deck: none,
        discard: bareDiscard ?? none,
        codex: none,
        tucked: none,
      };
      return { ...rest, ...(own ?? hidden) };
    }),
  };
}

/** What others can tell of a choice before any event: cards that stay hidden are only cards. */
export function facade(
  { seat, choice }: { readonly seat: number; readonly choice: Choice },
  viewer: Viewer,
  { players, options }: Pick<View, 'players' | 'options'>,
): unknown {
  if (viewer !== 'spectator' && isFriendly({ options }, seatOf(seat), viewer)) return choice;
  // RULES 15.10: a card that leaves a hand which is seen is missed there.
  if (choice.type !== 'tech' && players[seat]?.bare) return choice;
  switch (choice.type) {
    case 'tech':
    case 'hire':
    case 'discard':
    case 'stash':
      return { type: choice.type };
    default:
      return choice;
  }
}
