import {
  type AnyGame,
  type AnyGuide,
  type AnyState,
  eventFor,
  seat,
  seats,
  type Told,
  type Viewer,
} from '@riposte/kernel';

/** Whose knowledge a replay is watched with: a seat's, a spectator's, or all that lay on the table. */
export type Eyes = Viewer | 'open';

/** From which side of the table it is seen: with all hands open from the first seat. */
export function viewerOf(eyes: Eyes): Viewer {
  return eyes === 'open' ? seat(0) : eyes;
}

/** What these eyes see of a state. */
export function viewThrough(
  { game, guide, players }: { readonly game: AnyGame; readonly guide: AnyGuide; readonly players: number },
  state: AnyState,
  eyes: Eyes,
): unknown {
  if (eyes !== 'open') return game.view(state, eyes);
  return guide.openView(seats(players).map((one) => game.view(state, one)));
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
