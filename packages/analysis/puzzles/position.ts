import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  History,
  type Letter,
  type Seat,
} from '@riposte/kernel';
import { botDeal } from '../study/botDeal.ts';
import type { Puzzle } from './puzzle.ts';

type Match = History<AnyState, AnyChoice, unknown, unknown, unknown>;
type Letters = readonly Letter<AnyChoice, unknown, unknown>[];

/** The moment of a puzzle: all that its seat was sent until then; the last update asks. */
export type PuzzlePosition = readonly Letters[number]['update'][];

/** Plays the match of a puzzle up to its moment; throws where its rules have changed so that it cannot be. */
export function positionOf(game: AnyGame, { options, seed, before, seat: own }: Puzzle): PuzzlePosition {
  const match: Match = new History(game, options, botDeal(game, options, seed));
  const letters = [match.opening];
  for (const number of before) {
    const [seat] = match.snapshot('spectator').awaiting;
    const way = seat === undefined ? undefined : waysOf(match, seat)[number];
    if (seat === undefined || !way) throw new Error(`there is no choice number ${number}`);
    const chosen = match.choose(seat, way.id, way.choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    letters.push(chosen.value);
  }
  return letters.flat().flatMap(({ viewer, update }) => (viewer === own ? [update] : []));
}

/** All that a seat may choose at a moment, in order: the answers of its question first. */
function waysOf(match: Match, seat: Seat): readonly { readonly id: string; readonly choice: AnyChoice }[] {
  const { decision, offers } = match.snapshot(seat);
  return [...(decision ? [decision] : []), ...offers].flatMap(({ id, choices }) =>
    choices.map((choice) => ({ id, choice })),
  );
}
