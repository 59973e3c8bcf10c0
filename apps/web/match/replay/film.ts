import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  type AnyState,
  chanceOf,
  History,
  type Landmark,
  parseOptions,
  type Replay,
  type Seat,
  type Told,
} from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { AnyUpdate } from '../../table/session.ts';
import { type Eyes, eventThrough, viewThrough } from './eyes.ts';

/** One thing that happened, and how the match stood then. */
interface Shot {
  /** What happened; nothing where a choice was taken back. */
  readonly told?: Told<unknown>;
  readonly takenBackBy?: Seat;
  readonly state: AnyState;
  /** So many entries of the log had been played; 0 is the deal. */
  readonly entry: number;
}

/** A match played again from its replay, event by event. Whose eyes see it is chosen afterwards. */
export interface Film {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly replay: Replay;
  readonly players: number;
  readonly shots: readonly Shot[];
}

/** A shot as one pair of eyes sees it. All count the same, so a position is the same moment for all. */
export interface Still {
  /** Nothing where these eyes saw nothing happen. */
  readonly event?: unknown;
  readonly takenBackBy?: Seat;
  readonly entry: number;
  /** What it is on the line of the match, if it stands out. */
  readonly landmark?: Landmark;
  /** 0 before the first round, or in a game without rounds. */
  readonly round: number;
}

/** Plays a replay again. It must be one that has been verified: what is not allowed is thrown. */
export function filmOf({ game, guide }: Loaded, replay: Replay): Film {
  const options = parseOptions(game.options, replay.options);
  if (!options.ok) throw new Error(options.why.text);
  const history = new History(game, options.value, replay.deal);
  const players = replay.deal.nonces.length;
  const { events } = game.setup(options.value, players, chanceOf(replay.deal));
  // How it stood in the middle of the deal was never shown.
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
  // A match that ended before anything was told can be looked at, too.
  if (shots.length === 0) shots.push({ state: history.match.state, entry: 0 });
  return { game, guide, replay, players, shots };
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
export function stillsOf({ guide, shots }: Film, eyes: Eyes): readonly Still[] {
  let round = 0;
  return shots.map(({ told, takenBackBy, entry }) => {
    const event = told && eventThrough(told, eyes);
    const landmark = told && guide.landmark(told.event);
    if (landmark === 'round') round += 1;
    return {
      entry,
      round,
      ...(event !== undefined && { event }),
      ...(event !== undefined && landmark && { landmark }),
      ...(takenBackBy !== undefined && { takenBackBy }),
    };
  });
}

/**
 * The same as a table is sent it: an update a shot. No question is open any more, and that the match is over is one
 * event among the others, not the end of what can be looked at.
 */
export function updatesOf(film: Film, stills: readonly Still[], eyes: Eyes): readonly AnyUpdate[] {
  const { shots } = film;
  return shots.map(({ state }, index) => {
    const { event, takenBackBy } = stills[index] ?? {};
    return {
      seq: index + 1,
      events: event === undefined ? [] : [event],
      ...(takenBackBy !== undefined && { takenBack: takenBackBy }),
      view: viewThrough(film, state, eyes),
      offers: [],
      awaiting: [],
      undo: false,
    };
  });
}
