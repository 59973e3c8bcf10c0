import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  chanceOf,
  History,
  parseOptions,
  type Replay,
  type Seat,
  type Told,
} from '@riposte/kernel';
import type { AnyUpdate } from '../table/session.ts';
import { type Eyes, eventThrough, viewThrough } from './eyes.ts';

/** One thing that happened, and how the match stood then. */
interface Shot {
  /** What happened; nothing where somebody took something back. */
  readonly told?: Told<unknown>;
  readonly takenBackBy?: Seat;
  readonly state: AnyState;
  /** So many entries of the log had been played; 0 is the deal. */
  readonly entry: number;
}

/** A match played again from its replay, event by event. Whose eyes see it is chosen afterwards. */
export interface Film {
  readonly game: AnyGame;
  readonly replay: Replay;
  readonly players: number;
  readonly shots: readonly Shot[];
}

/** A shot as somebody sees it. Every pair of eyes counts the same, so a position is the same moment for all. */
export interface Frame {
  /** Nothing where these eyes saw nothing happen. */
  readonly event?: unknown;
  readonly takenBackBy?: Seat;
  readonly entry: number;
  /** 0 before the first round, or in a game without rounds. */
  readonly round: number;
  /** Whose turn it was, once the game has told. */
  readonly turn?: Seat;
}

/** Plays a replay again. It must be one that has been verified: what is not allowed is thrown. */
export function filmOf(game: AnyGame, replay: Replay): Film {
  const options = parseOptions(game.options, replay.options);
  if (!options.ok) throw new Error(options.why.text);
  const history = new History(game, options.value, replay.deal);
  const players = game.seatCount(options.value);
  const { events } = game.setup(options.value, players, chanceOf(replay.deal));
  // How it stood in the middle of the deal nobody has seen.
  const shots: Shot[] = events.map((told) => ({ told, state: history.match.state, entry: 0 }));
  for (const [index, entry] of replay.entries.entries()) {
    const before = history.match.state;
    const added = history.add(entry);
    if (!added.ok) throw new Error(`entry ${index + 1}: ${added.why.text}`);
    const { state } = history.match;
    if (entry.type !== 'choice') shots.push({ takenBackBy: entry.seat, state, entry: index + 1 });
    else {
      const taken = eventsOf(game, before, entry.seat, entry.choice as AnyChoice, state);
      shots.push(...taken.map((shot) => ({ ...shot, entry: index + 1 })));
    }
  }
  return { game, replay, players, shots };
}

/**
 * Makes a choice once more on a copy, to look at the match between its events. A game tells of an event when it
 * has happened, so the state of that instant is the one to show; after the last one it stands as it stays.
 */
function eventsOf(
  game: AnyGame,
  before: AnyState,
  seat: Seat,
  choice: AnyChoice,
  after: AnyState,
): readonly Omit<Shot, 'entry'>[] {
  const copy = game.copy(before);
  const taken: Omit<Shot, 'entry'>[] = [];
  game.applyInPlace(copy, seat, choice, (event, audience) => {
    taken.push({ told: { event, ...audience }, state: game.copy(copy) });
  });
  const last = taken.pop();
  return last ? [...taken, { ...last, state: after }] : [];
}

/** What these eyes see, shot by shot. */
export function framesOf({ shots }: Film, eyes: Eyes): readonly Frame[] {
  let round = 0;
  let turn: Seat | undefined;
  return shots.map(({ told, takenBackBy, entry }) => {
    const event = told && eventThrough(told, eyes);
    const landmark = asLandmark(told?.event);
    if (landmark.type === 'roundBegan') round = landmark.round ?? round + 1;
    if (landmark.type === 'turnBegan') turn = landmark.seat;
    return {
      entry,
      round,
      ...(turn !== undefined && { turn }),
      ...(event !== undefined && { event }),
      ...(takenBackBy !== undefined && { takenBackBy }),
    };
  });
}

/**
 * The same as a table is sent it: an update a shot. Nobody is asked any more, and that it is over is one event
 * among the others, not the end of what one can look at.
 */
export function updatesOf(film: Film, frames: readonly Frame[], eyes: Eyes): readonly AnyUpdate[] {
  const { game, shots, players } = film;
  return shots.map(({ state }, index) => {
    const { event } = frames[index] ?? {};
    return {
      seq: index + 1,
      events: event === undefined ? [] : [event],
      view: viewThrough(game, state, players, eyes),
      offers: [],
      awaiting: [],
      undo: false,
    };
  });
}

/** Every game tells of rounds and turns in the same way, if it has any. */
interface Landmark {
  readonly type?: string;
  readonly round?: number;
  readonly seat?: Seat;
}

function asLandmark(event: unknown): Landmark {
  return typeof event === 'object' && event !== null ? event : {};
}
