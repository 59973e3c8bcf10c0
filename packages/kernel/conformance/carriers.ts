import { type AnyChoice, listed } from '../decision.ts';
import { eventFor, type Told } from '../event.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import type { Match, Snapshot } from '../match.ts';
import type { Viewer } from '../seat.ts';
import { type Arrival, type Both, firstShown, isSameButChance, looksSame } from './letters.ts';

/** What a leak can travel by, and what is said of a game that has no such thing. */
export const CARRIERS = {
  hidden: 'nothing is hidden',
  event: 'every event shows something',
  audience: 'no event has an audience',
  secretDeal: 'the deal shows nobody a secret',
  loneQuestion: 'no seat is asked alone',
  question: 'nobody is asked anything',
  choices: 'nobody has several choices',
  refusal: 'no refusal has words',
  undo: 'no choice can be taken back',
} as const;
export type Carrier = keyof typeof CARRIERS;

/** A viewer's side of a pair. */
interface Sight<State, Choice, View, Options> {
  readonly viewer: Viewer;
  readonly snapshot: Snapshot<Choice, View>;
  readonly matches: Both<Match<State, Options>>;
}

/**
 * In which pairs of a game what a leak could travel by was met, where something hidden differed: whether a planted leak
 * has anything to be found in is read from this, and from no list.
 */
export class Carriers {
  readonly #pairs = new Map<Carrier, Set<number>>();

  /** How many pairs met it. */
  met(carrier: Carrier): number {
    return this.#pairs.get(carrier)?.size ?? 0;
  }

  /** What two deals told that differ by one result. */
  meetDeal<State extends Paused<unknown>, Choice, Event, View>(
    pair: number,
    deals: Both<Arrival<State, Choice, Event, View>>,
  ): void {
    const [{ letters, told }] = deals;
    this.meetLetters(
      pair,
      letters.map(({ viewer }) => viewer),
      deals,
    );
    this.#add(
      pair,
      'secretDeal',
      told.some(({ to, shows }) => to && shows),
    );
  }

  /** What these viewers were told on the way to two states. */
  meetLetters<State extends Paused<unknown>, Choice, Event, View>(
    pair: number,
    viewers: readonly Viewer[],
    [one, other]: Both<Arrival<State, Choice, Event, View>>,
  ): void {
    if (isSameButChance(one.state, other.state)) return;
    this.#add(
      pair,
      'audience',
      one.told.some(({ to }) => to !== undefined),
    );
    for (const viewer of viewers) {
      this.#add(pair, 'hidden', looksSame(viewer, one, other));
      this.#add(pair, 'event', isToldPlainly(viewer, one.told));
    }
  }

  /** What a viewer knows of two matches that look the same. */
  meetSight<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
    pair: number,
    game: Game<State, Choice, Event, View, Options>,
    { viewer, snapshot, matches: [one, other] }: Sight<State, Choice, View, Options>,
  ): void {
    if (isSameButChance(one.state, other.state)) return;
    const { view, decision, offers, awaiting, undo, outcome } = snapshot;
    const open = decision ? [decision, ...offers] : offers;
    const wonders = viewer === 'spectator' || open.length === 0 ? [] : game.words.wonders(view, viewer);
    const isRefused = (choice: Choice) => !open.some(({ choices }) => listed(choices, choice) !== undefined);
    // Besides the spectators' desk there is one for each seat.
    const isAlone = one.desks.length === 2;
    this.#add(pair, 'hidden', outcome === undefined);
    this.#add(pair, 'loneQuestion', awaiting.length === 1 && !isAlone);
    this.#add(pair, 'question', open.length > 0);
    this.#add(
      pair,
      'choices',
      open.some(({ choices }) => choices.length > 1),
    );
    this.#add(pair, 'refusal', wonders.some(isRefused));
    this.#add(pair, 'undo', undo);
  }

  #add(pair: number, carrier: Carrier, isMet: boolean): void {
    if (!isMet) return;
    const pairs = this.#pairs.get(carrier) ?? new Set();
    this.#pairs.set(carrier, pairs.add(pair));
  }
}

/** Whether a viewer is told anything before the rules show them something. */
function isToldPlainly<Event>(viewer: Viewer, told: readonly Told<Event>[]): boolean {
  return told.some((event) => eventFor(event, viewer) !== undefined) && firstShown(told, viewer) !== 0;
}
