import {
  type Frame,
  fork,
  type Random,
  roll,
  type Seat,
  seat,
  seats,
  stackFor,
  type Viewer,
  varsOf,
} from '@riposte/kernel';
import type { Announcement } from './announce.ts';
import { abilityOf } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { Fight } from './frames.ts';
import { areHandsOpen } from './hand.ts';
import type { AbilityId, FigureId, Side } from './ids.ts';
import {
  add,
  CARDS,
  type Card,
  countOf,
  emptyPile,
  fullPile,
  type Pile,
  remove,
  sizeOf,
  takeRandom,
} from './pile.ts';
import { isTimeOver } from './round.ts';
import { areFoes } from './side.ts';
import {
  drawPileSize,
  type Effects,
  editionOf,
  type Fighter,
  isBot,
  isRaid,
  type Loyalty,
  type Marker,
  type OpenCard,
  type Options,
  type RoundEnd,
  type RoundRecord,
  type State,
} from './state.ts';
import { supplyOf } from './supply.ts';

/** A fighter as a viewer sees it. */
export interface FighterView {
  readonly side: Side;
  readonly space: number;
  readonly recovering: boolean;
  /** RULES 12.3: how many cards are in the hand. */
  readonly cards: number;
  /** The hand itself, where the viewer may see it. */
  readonly hand?: Pile;
  /** RULES 13.3: all about abilities is open. */
  readonly character?: FigureId;
  readonly abilities: readonly AbilityId[];
  readonly spent: readonly AbilityId[];
  readonly usedAbility: boolean;
  readonly open: readonly OpenCard[];
  readonly life: number;
  /** Only those who see its owner's hand know the number of a stashed card. */
  readonly effects: Omit<Effects, 'stash'> & { readonly stash?: Card | 'hidden' };
}

/** RULES 21.2: of the traitor card, as far as a viewer may know. */
export interface LoyaltyView extends Omit<Loyalty, 'traitor'> {
  /** The viewer's own card. */
  readonly role?: 'loyal' | 'traitor';
  /** Who has the traitor card, where the viewer may know it. */
  readonly traitor?: Seat;
}

/** What a viewer may know of a duel. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly first: Seat;
  readonly order: readonly Seat[];
  readonly active: Seat;
  readonly chooser?: Seat;
  readonly tokens: readonly number[];
  readonly fighters: readonly FighterView[];
  /** RULES 12.2 */
  readonly drawPile: number;
  readonly played: Pile;
  /** RULES 12.1 */
  readonly discard: Pile;
  /** RULES 18.14 */
  readonly reshuffles: number;
  readonly roundEnd?: RoundEnd;
  /** How many cards on top of the draw pile a seat has seen, and which, where that seat is the viewer's. */
  readonly topCount: number;
  readonly top?: readonly Card[];
  readonly topKnownTo?: Seat;
  readonly soldiers: readonly Marker[];
  readonly mines: readonly Marker[];
  readonly stakes: number;
  readonly pool: readonly AbilityId[];
  readonly extraTurns: number;
  readonly loyalty?: LoyaltyView;
  readonly showings: State['showings'];
  readonly record: readonly RoundRecord[];
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
    order: state.order,
    active: state.active,
    ...(chooser !== undefined && { chooser }),
    tokens: state.tokens.slice(),
    fighters: state.fighters.map((fighter, index) =>
      fighterFor(fighter, sees(state, viewer, seat(index)), areHandsShown(state)),
    ),
    drawPile: drawPileSize(state),
    played: state.played.slice(),
    discard: state.discard.slice(),
    reshuffles: state.reshuffles,
    ...(roundEnd && { roundEnd }),
    topCount: state.top.length,
    ...(state.topKnownTo === viewer && { top: state.top }),
    ...(state.topKnownTo !== undefined && { topKnownTo: state.topKnownTo }),
    soldiers: state.soldiers,
    mines: state.mines,
    stakes: state.stakes,
    pool: state.pool,
    extraTurns: state.extraTurns,
    ...(state.loyalty && { loyalty: loyaltyFor(state, state.loyalty, viewer) }),
    showings: state.showings,
    record: state.record,
    stack: stackFor(state.stack, viewer),
  };
}

/** RULES 12.3, 16.1, 18.15: whether a viewer sees what is in a hand. */
function sees(state: State, viewer: Viewer, of: Seat): boolean {
  if (of === viewer || isBot(state, of)) return true;
  return viewer !== 'spectator' && areHandsOpen(state) && !areFoes(state, viewer, of);
}

function loyaltyFor(state: State, loyalty: Loyalty, viewer: Viewer): LoyaltyView {
  const { traitor, ...open } = loyalty;
  // When the game is over all show their cards.
  const known = loyalty.shown || state.stack.length === 0 || traitor === viewer;
  return {
    ...open,
    ...(viewer !== 'spectator' && { role: viewer === traitor ? 'traitor' : 'loyal' }),
    ...(known && { traitor }),
  };
}

/** RULES 11.2: when time is over hands lie open until the round is settled; a stashed card is in no hand. */
function areHandsShown(state: State): boolean {
  return editionOf(state).lastHits && isTimeOver(state);
}

/** RULES 22.21: a viewer who sees a hand knows what was stashed from it. */
function fighterFor(fighter: Fighter, seen: boolean, shown: boolean): FighterView {
  const { side, space, recovering, hand, character, abilities, spent, usedAbility, open, effects } = fighter;
  return {
    side,
    space,
    recovering,
    cards: sizeOf(hand),
    ...((seen || shown) && { hand: hand.slice() }),
    ...(character !== undefined && { character }),
    abilities,
    spent,
    usedAbility,
    open,
    life: fighter.life,
    effects: seen || effects.stash === undefined ? effects : { ...effects, stash: 'hidden' },
  };
}

/** RULES 12: the cards this viewer has not seen, wherever they are: other hands, the draw pile, laid aside, stashed. */
export function unseenBy(view: View): Pile {
  // Between rounds all cards are gathered; a raid has only one round.
  if ((view.roundEnd && !isRaid(view)) || view.round === 0) return emptyPile();
  const unseen = fullPile(supplyOf(view.options).copies);
  const seen = [view.played, view.discard, ...view.fighters.flatMap(({ hand }) => (hand ? [hand] : []))];
  for (const pile of seen) for (const card of CARDS) remove(unseen, card, countOf(pile, card));
  for (const card of view.top ?? []) remove(unseen, card);
  for (const { open, effects } of view.fighters) {
    for (const { was } of open) if (was !== undefined) remove(unseen, was);
    if (effects.stash !== undefined && effects.stash !== 'hidden') remove(unseen, effects.stash);
  }
  return unseen;
}

/** A duel that looks like this to its viewer, the hidden cards dealt at random. */
export function imagine(view: View, random: Random): State {
  const unseen = unseenBy(view);
  const shown = view.fighters.map(({ hand }, index) => (hand ? [] : shownBy(view, index)));
  for (const card of shown.flat()) remove(unseen, card);
  const fighters = view.fighters.map(
    ({ cards, hand, effects, ...open }, index): Fighter => ({
      side: open.side,
      space: open.space,
      hand: hand ? hand.slice() : dealFrom(unseen, cards, shown[index] ?? [], random),
      recovering: open.recovering,
      character: open.character,
      abilities: open.abilities,
      spent: open.spent,
      usedAbility: open.usedAbility,
      open: open.open,
      life: open.life,
      effects: imagineStash(effects, unseen, random),
    }),
  );
  return {
    options: view.options,
    random: fork(random),
    stack: view.stack.map((frame) => ({ ...frame, vars: { ...frame.vars } })),
    round: view.round,
    first: view.first,
    order: view.order,
    active: view.active,
    chooser: view.chooser,
    tokens: view.tokens.slice(),
    fighters,
    unseen,
    played: view.played.slice(),
    discard: view.discard.slice(),
    reshuffles: view.reshuffles,
    roundEnd: view.roundEnd,
    top: view.top ?? Array.from({ length: view.topCount }, () => takeRandom(unseen, random)),
    topKnownTo: view.topKnownTo,
    soldiers: view.soldiers,
    mines: view.mines,
    stakes: view.stakes,
    pool: view.pool,
    extraTurns: view.extraTurns,
    loyalty: view.loyalty && imagineLoyalty(view, view.loyalty, random),
    showings: view.showings,
    record: view.record,
  };
}

/** Any seat may have the traitor card that has not been shown to be loyal. */
function imagineLoyalty(view: View, loyalty: LoyaltyView, random: Random): Loyalty {
  const { role, traitor, ...open } = loyalty;
  const suspects = seats(view.fighters.length).filter(
    (one) =>
      !(one === view.viewer && role === 'loyal') &&
      !loyalty.cleared.includes(one) &&
      // Or the raid would be over.
      view.fighters.some(({ side, life }, other) => other !== one && side === 0 && life > 0),
  );
  const guess = suspects[roll(random, suspects.length)];
  return { ...open, traitor: traitor ?? guess ?? seat(0) };
}

/** Between rounds all cards are gathered: then any number may be the stashed one. */
function imagineStash(effects: FighterView['effects'], unseen: Pile, random: Random): Effects {
  if (effects.stash !== 'hidden') return effects as Effects;
  return { ...effects, stash: takeRandom(sizeOf(unseen) > 0 ? unseen : fullPile(1), random) };
}

/** The cards a seat is known to hold because the ability it has announced, still to be answered, needs them. */
function shownBy(view: View, of: number): readonly Card[] {
  const fight = varsOf<Fight>(view.stack, 'fight');
  return view.stack.flatMap(({ procedure, vars }) => {
    if (procedure !== 'announce') return [];
    const { seat, ability, way } = vars as Announcement;
    return seat === of ? (abilityOf(view, ability).shows?.(way, fight) ?? []) : [];
  });
}

function dealFrom(unseen: Pile, count: number, known: readonly Card[], random: Random): Pile {
  const hand = emptyPile();
  for (const card of known) add(hand, card);
  for (let dealt = known.length; dealt < count; dealt++) add(hand, takeRandom(unseen, random));
  return hand;
}
