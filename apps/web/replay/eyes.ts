import type { View } from '@riposte/flash-duel';
import {
  type AnyGame,
  type AnyState,
  eventFor,
  type Seat,
  seat,
  seats,
  type Told,
  type Viewer,
} from '@riposte/kernel';

/** Whose knowledge a replay is watched with: a seat's, a spectator's, or all that lay on the table. */
export type Eyes = Viewer | 'open';

/** On whose side of the table one sits. With all hands open one looks from the first seat. */
export function viewerOf(eyes: Eyes): Viewer {
  return eyes === 'open' ? seat(0) : eyes;
}

/** What these eyes see of a state. */
export function viewThrough(game: AnyGame, state: AnyState, players: number, eyes: Eyes): unknown {
  const view = game.view(state, viewerOf(eyes));
  if (eyes !== 'open') return view;
  return isDuel(view) ? openView(view, players, (one) => game.view(state, one) as View) : view;
}

/** What these eyes see of an event; with all hands open, the whole of it. */
export function eventThrough(told: Told<unknown>, eyes: Eyes): unknown {
  return eyes === 'open' ? told.event : eventFor(told, eyes);
}

/** `?as=` of an address: `0`, `spectator`, `open`. */
export function parseEyes(text: string, players: number): Eyes | undefined {
  if (text === 'open' || text === 'spectator') return text;
  return seats(players).find((one) => String(one) === text);
}

/**
 * All hands open: each fighter as its own seat sees it, and who the traitor is. A fighter that nobody sits
 * behind is open anyway (RULES 16.1).
 */
function openView(view: View, players: number, viewOf: (seat: Seat) => View): View {
  const views = seats(players).map(viewOf);
  const traitor = views.findIndex(({ loyalty }) => loyalty?.role === 'traitor');
  return {
    ...view,
    fighters: view.fighters.map((fighter, index) => views[index]?.fighters[index] ?? fighter),
    ...(view.loyalty && traitor >= 0 && { loyalty: { ...view.loyalty, traitor: seat(traitor) } }),
  };
}

/** Only games with hands that lie before fighters can be opened; of others one sees what the first seat saw. */
function isDuel(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'fighters' in view;
}
