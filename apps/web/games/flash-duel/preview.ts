import type { Seat } from '@riposte/kernel';

/** Somewhere a figure would stand after an answer: drawn as its outline. */
export interface Ghost {
  readonly seat: Seat;
  readonly space: number;
  /** Which answers of the open question lead there, by their index; touching the ghost or its plank means them. */
  readonly answers: readonly number[];
}

/** A blow that would fall: drawn as a slash from where the attacker would stand. */
export interface PreviewBlow {
  readonly from: Seat;
  readonly at: number;
  readonly to: Seat;
  readonly answers: readonly number[];
}

/** Somewhere a thing would lie after an answer: its plank is lit. */
export interface PreviewPlace {
  readonly space: number;
  readonly answers: readonly number[];
}

/** What the bridge shows of the answers that are being considered. Nothing in it is known only to the rules. */
export interface Preview {
  readonly ghosts: readonly Ghost[];
  readonly blows: readonly PreviewBlow[];
  readonly lays: readonly PreviewPlace[];
  /** The way of a dash, from plank to plank. */
  readonly dashes: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
}

export const NO_PREVIEW: Preview = { ghosts: [], blows: [], lays: [], dashes: [] };
