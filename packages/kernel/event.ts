import type { Seat, Viewer } from './seat.ts';

/** Who may see an event, and whom the rules show something by it. */
export interface Audience<Event> {
  /** Who may see it whole; everybody when absent. */
  readonly to?: readonly Seat[];
  /** What the others see instead; nothing when absent. */
  readonly others?: Event;
  /**
   * Whom the rules show something that was hidden from them, or left to chance: a card they draw, a hand that is laid
   * open, a die. `true` for all who see it whole. What players show of their own by choosing it shows nothing. A choice
   * that showed something cannot be taken back freely, and secrecy pairs part there: whoever is not named is shown nothing.
   */
  readonly shows?: boolean | readonly Seat[];
}

/** An event, the whole truth, together with what each viewer may see of it. */
export interface Told<Event> extends Audience<Event> {
  readonly event: Event;
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
  return isAmong(told.to, viewer) ? told.event : told.others;
}

/** What a viewer may see of a run of events, in order. */
export function eventsFor<Event>(told: readonly Told<Event>[], viewer: Viewer): readonly Event[] {
  return told.map((one) => eventFor(one, viewer)).filter((event) => event !== undefined);
}

/** Whether the rules show this viewer something by an event: something that was hidden, or left to chance. */
export function showsTo({ to, shows }: Audience<unknown>, viewer: Viewer): boolean {
  if (!shows || (to && !isAmong(to, viewer))) return false;
  return shows === true || isAmong(shows, viewer);
}

/** Whether the rules show anybody something by an event. */
export function showsAnything({ to, shows = false }: Audience<unknown>): boolean {
  return typeof shows === 'boolean' ? shows && to?.length !== 0 : shows.length > 0;
}

function isAmong(some: readonly Seat[], viewer: Viewer): boolean {
  return viewer !== 'spectator' && some.includes(viewer);
}
