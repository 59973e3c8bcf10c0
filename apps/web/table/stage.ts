import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { AnyUpdate } from './session.ts';

/** How a board lets events be seen one after another: pure, so that it can be tested without a screen. */
export interface Choreography<Scene, Event, View> {
  /** What is on the board when nothing moves; `before` is what was last to be seen there, which a view may not know. */
  sceneOf(view: View, before?: Scene): Scene;
  /** What is on the board once this has happened; the board animates from one scene to the next. */
  after(scene: Scene, event: Event): Scene;
  /** How long, in milliseconds, it takes to be seen; 0 where there is nothing to see. */
  lasts(event: Event, scene: Scene): number;
}

/** What is being shown. */
export interface Stage<Scene, Event> {
  readonly scene: Scene;
  /** The event under way, if any, and a number that is new for each. */
  readonly event?: Event;
  readonly beat: number;
  /** Everything that was sent has been shown: now the question may be asked. */
  readonly settled: boolean;
  /** How many updates have been shown wholly: what is written beside the board follows these. */
  readonly shown: number;
  /** How many events of the next update have begun to be shown. */
  readonly step: number;
  /** Shows at once how it all came out. */
  readonly skip: () => void;
}

/** A player who comes back after a while does not watch everything they missed. */
const MOST_TO_WATCH = 6;

/** Plays the events of one update after another; `pace` 0 shows only how they came out. */
export function useStage<Scene, Event, View>(
  updates: readonly AnyUpdate[],
  choreography: Choreography<Scene, Event, View>,
  pace: number,
): Stage<Scene, Event> | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const play = useRef<Play<Scene, Event> | undefined>(undefined);
  const last = updates.at(-1);
  if (last && !play.current) {
    play.current = {
      shown: updates.length,
      step: 0,
      beat: 0,
      scene: outcomeOf(choreography, last),
    };
  }
  const current = play.current;
  const skip = useCallback(() => {
    if (!play.current || !last) return;
    play.current = settledAt(play.current, updates.length, outcomeOf(choreography, last, play.current.scene));
    redraw();
  }, [updates.length, last, choreography]);

  // Before anything is painted: what an answer leads to begins in the very next frame.
  useLayoutEffect(() => {
    if (!current || !last) return;
    const behind = updates.length - current.shown;
    if (behind === 0) return;
    if (behind < 0 || behind > MOST_TO_WATCH || pace === 0) return skip();
    const update = updates[current.shown];
    if (!update) return;
    const event = update.events[current.step] as Event | undefined;
    if (event === undefined) {
      const scene = choreography.sceneOf(update.view as View, current.scene);
      play.current = { ...settledAt(current, current.shown + 1, scene) };
      redraw();
      return;
    }
    if (current.event !== event) {
      play.current = {
        ...current,
        event,
        beat: current.beat + 1,
        scene: choreography.after(current.scene, event),
      };
      redraw();
      return;
    }
    const ended = setTimeout(() => {
      play.current = withoutEvent({ ...current, step: current.step + 1 });
      redraw();
    }, choreography.lasts(event, current.scene) * pace);
    return () => clearTimeout(ended);
  });

  if (!current) return undefined;
  return {
    scene: current.scene,
    ...(current.event !== undefined && { event: current.event }),
    beat: current.beat,
    settled: current.shown >= updates.length,
    shown: Math.min(current.shown, updates.length),
    step: current.step + (current.event === undefined ? 0 : 1),
    skip,
  };
}

/** What is on the board once an update has been shown, with or without its motion. */
function outcomeOf<Scene, Event, View>(
  { sceneOf, after }: Choreography<Scene, Event, View>,
  { view, events }: AnyUpdate,
  before: Scene = sceneOf(view as View),
): Scene {
  return sceneOf(view as View, (events as readonly Event[]).reduce(after, before));
}

/** How far the play has come. */
interface Play<Scene, Event> {
  /** So many updates have been shown wholly, and so many events of the next. */
  readonly shown: number;
  readonly step: number;
  readonly beat: number;
  readonly scene: Scene;
  readonly event?: Event;
}

function settledAt<Scene, Event>(play: Play<Scene, Event>, shown: number, scene: Scene): Play<Scene, Event> {
  return { shown, step: 0, beat: play.beat, scene };
}

function withoutEvent<Scene, Event>({ event: _over, ...play }: Play<Scene, Event>): Play<Scene, Event> {
  return play;
}
