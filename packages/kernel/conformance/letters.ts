import type { AnyChoice } from '../decision.ts';
import { eventFor, showsTo, type Told } from '../event.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { isSame } from '../json.ts';
import type { Letter } from '../match.ts';
import type { Random } from '../random.ts';
import type { Viewer } from '../seat.ts';
import { expect, expectSame } from './expect.ts';

/** A state that a match has come to, with the letters of the way there and what stood behind them. */
export interface Arrival<State, Choice, Event, View> {
  readonly state: State;
  readonly letters: readonly Letter<Choice, Event, View>[];
  readonly told: readonly Told<Event>[];
}

/** Of two matches. */
export type Both<Value> = readonly [Value, Value];

/** A letter has events, and does not say by which of them the rules show something: this game remembers it. */
export function remembering<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
): {
  readonly game: Game<State, Choice, Event, View, Options>;
  /** What was told on the way to this state. */
  toldBefore(state: State): readonly Told<Event>[];
} {
  const told = new WeakMap<State, readonly Told<Event>[]>();
  const remember = <Reached extends { readonly state: State; readonly events: readonly Told<Event>[] }>(
    reached: Reached,
  ): Reached => {
    told.set(reached.state, reached.events);
    return reached;
  };
  return {
    game: {
      ...game,
      setup: (...given) => remember(game.setup(...given)),
      advance: (...given) => remember(game.advance(...given)),
    },
    toldBefore: (state) => told.get(state) ?? [],
  };
}

/**
 * Throws when a viewer's letters differ before the rules themselves show the viewer something. What follows from that
 * may differ by right; then the answer is `false`.
 */
export function compareLetters<State, Choice, Event, View>(
  viewer: Viewer,
  one: Arrival<State, Choice, Event, View>,
  other: Arrival<State, Choice, Event, View>,
): boolean {
  const [here, there] = [letterTo(viewer, one), letterTo(viewer, other)];
  if (JSON.stringify(here) === JSON.stringify(there)) return true;
  const [first, second] = [firstShown(one.told, viewer), firstShown(other.told, viewer)];
  if (first < 0 && second < 0) {
    expectSame(there?.update, here?.update, `${viewer} can tell two games apart`);
  }
  // Up to what is shown all is the same; and where something is shown in one match, so it is in the other.
  const until = (events: readonly Event[] = [], end: number) => (end < 0 ? events : events.slice(0, end));
  expectSame(
    until(there?.update.events, second),
    until(here?.update.events, first),
    `${viewer} can tell two games apart`,
  );
  expect(first === second, `${viewer} can tell two games apart: something is shown in one of them only`);
  return false;
}

/**
 * Throws when a deal shows a viewer what stands in no view of theirs: two deals that differ by one result look the same
 * afterwards, and the viewer was told of the difference. A rule that tells everybody's hand to everybody cannot excuse
 * itself by saying that it shows them.
 */
export function compareKept<State extends Paused<unknown>, Choice, Event, View>(
  viewer: Viewer,
  one: Arrival<State, Choice, Event, View>,
  other: Arrival<State, Choice, Event, View>,
): void {
  const [here, there] = [one, other].map((arrival) => letterTo(viewer, arrival)?.update);
  if (!here || !there || here.outcome || !looksSame(viewer, one, other)) return;
  // Chance that fell differently because of the first difference may have been shown, and gone again.
  if (resultsApart(one.state.random, other.state.random) > 1) return;
  if (isSameButChance(one.state, other.state)) return;
  expectSame(there.events, here.events, `${viewer} is shown what stands in no view of theirs`);
}

/** Whether all that a viewer knows after two letters is the same, whatever happened. */
export function looksSame<State, Choice, Event, View>(
  viewer: Viewer,
  one: Arrival<State, Choice, Event, View>,
  other: Arrival<State, Choice, Event, View>,
): boolean {
  const [here, there] = [one, other].map((arrival) => {
    const { events: _events, seq: _seq, ...known } = letterTo(viewer, arrival)?.update ?? {};
    return known;
  });
  return isSame(here, there);
}

/** Whether two states are the same, but for the generator. */
export function isSameButChance<State extends Paused<unknown>>(one: State, other: State): boolean {
  return isSame({ ...one, random: undefined }, { ...other, random: undefined });
}

function letterTo<State, Choice, Event, View>(
  viewer: Viewer,
  { letters }: Arrival<State, Choice, Event, View>,
): Letter<Choice, Event, View> | undefined {
  return letters.find((letter) => letter.viewer === viewer);
}

/** The place of the first event by which the rules show a viewer something, among those the viewer is sent. */
export function firstShown<Event>(told: readonly Told<Event>[], viewer: Viewer): number {
  return told
    .filter((event) => eventFor(event, viewer) !== undefined)
    .findIndex((event) => showsTo(event, viewer));
}

/** In how many results two runs of coupled chance differ. */
function resultsApart(one: Random, other: Random): number {
  if (one.type !== 'coupled' || other.type !== 'coupled') return 0;
  return one.results.filter((result, index) => result !== other.results[index]).length;
}
