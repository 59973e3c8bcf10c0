import { paint } from '../paint.ts';
import type { TerminalLook } from '../terminal.ts';
import type { Numbered } from './numbered.ts';

/** Answers of one group, shown as a single line until a player asks for them by its letter. */
export interface AnswerFold {
  readonly letter: string;
  readonly title: string;
  readonly answers: readonly Numbered[];
}

/** `q` leaves the game. */
const LETTERS = 'abcdefghijklmnoprstuvwxyz';
/** So few answers are as short as the line that would stand for them. */
const FEW = 3;

/** The groups among some answers that are worth folding; none where the game names no groups, or too many. */
export function foldsOf(answers: readonly Numbered[]): readonly AnswerFold[] {
  const titles = [...new Set(answers.flatMap(({ fold }) => fold ?? []))];
  const folds = titles
    .map((title) => ({ title, answers: answers.filter(({ fold }) => fold === title) }))
    .filter((one) => one.answers.length > FEW);
  return folds.length > LETTERS.length
    ? []
    : folds.map((one, index) => ({ ...one, letter: LETTERS.charAt(index) }));
}

/** A line for each fold, between the answers that stay; what stays is drawn by the caller. */
export function drawFolded(
  answers: readonly Numbered[],
  look: TerminalLook,
  draw: (rest: readonly Numbered[]) => readonly string[],
): readonly string[] {
  const folds = foldsOf(answers);
  const rest = answers.filter((one) => !folds.some((fold) => fold.answers.includes(one)));
  return [
    ...(rest.length > 0 ? draw(rest) : []),
    ...folds.map(({ letter, title, answers: folded }) => {
      const range = `${folded[0]?.number} to ${folded.at(-1)?.number}`;
      return ` ${paint(look, 'strong', `${letter})`)} ${title} ${paint(look, 'faint', `(${range})`)}`;
    }),
    paint(look, 'faint', ' Type a letter to read what it stands for, or a number at once.'),
  ];
}
