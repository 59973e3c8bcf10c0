import type { Seat, Viewer } from './seat.ts';

/** An event together with what each viewer may see of it. */
export interface Told<Event> {
  /** The whole truth. */
  readonly event: Event;
  /** Who may see it whole; everybody when absent. */
  readonly to?: readonly Seat[];
  /** What the others see instead; nothing when absent. */
  readonly others?: Event;
}

/** Who else may see an event: the seats that see all of it, and what is left of it for the rest. */
export interface Audience<Event> {
  readonly to: readonly Seat[];
  readonly others?: Event;
}

/**
 * Records an event. It is `undefined` while a search runs, so rules write `tell?.(...)`
 * and pay nothing for events nobody reads.
 */
export type Tell<Event> = (event: Event, audience?: Audience<Event>) => void;

/** A recorder and the list it writes to. */
export function recorder<Event>(): { readonly told: readonly Told<Event>[]; readonly tell: Tell<Event> } {
  const told: Told<Event>[] = [];
  return { told, tell: (event, audience) => told.push(audience ? { event, ...audience } : { event }) };
}

/** What a viewer may see of an event; `undefined` when nothing. */
export function eventFor<Event>(told: Told<Event>, viewer: Viewer): Event | undefined {
  if (!told.to) return told.event;
  return viewer !== 'spectator' && told.to.includes(viewer) ? told.event : told.others;
}

/** What a viewer may see of a run of events, in order. */
export function eventsFor<Event>(told: readonly Told<Event>[], viewer: Viewer): readonly Event[] {
  return told.map((one) => eventFor(one, viewer)).filter((event) => event !== undefined);
}
