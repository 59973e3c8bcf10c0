import type { Puzzle } from '@riposte/analysis/puzzles';
import { namesAt } from '../../table/names.ts';
import type { PuzzleSession } from './puzzleSession.ts';

/** What a choice is worth. */
export interface Worth {
  readonly number: number;
  readonly text: string;
  /** The chance of the match, in hundredths. */
  readonly value: number;
}

/** All choices, the best first. */
export function worthsOf(session: PuzzleSession, { values }: Puzzle): readonly Worth[] {
  const { game, guide, choices, view } = session;
  const names = namesAt(session.now(), guide, view);
  return choices
    .map((choice, number) => ({
      number,
      text: game.words.choice(choice, view, names).text,
      value: values[number] ?? 0,
    }))
    .toSorted((one, other) => other.value - one.value);
}
