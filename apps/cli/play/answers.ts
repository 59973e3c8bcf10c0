import type { AnyChoice, AnyGame, Snapshot } from '@riposte/kernel';
import { paint } from '../paint.ts';
import type { Look } from '../terminal.ts';

/** A choice with the number that is typed for it. */
export interface Numbered {
  readonly number: number;
  /** The question it answers. */
  readonly id: string;
  readonly choice: AnyChoice;
  readonly text: string;
}

const MOST_COLUMNS = 4;

/** Everything the seat can choose now: kinds of choice together, in the order the game lists them. */
export function numbered(
  game: AnyGame,
  { view, decision, offers }: Snapshot<AnyChoice, unknown>,
): readonly Numbered[] {
  const questions = decision ? [decision, ...offers] : offers;
  const open = questions.flatMap(({ id, choices }) => choices.map((choice) => ({ id, choice })));
  const kinds = [...new Set(open.map(({ choice }) => choice.type))];
  return kinds
    .flatMap((kind) => open.filter(({ choice }) => choice.type === kind))
    .map((one, index) => ({ number: index + 1, ...one, text: game.words.choice(one.choice, view).text }));
}

/** The answers in columns; each kind begins a line. */
export function drawAnswers(answers: readonly Numbered[], look: Look): readonly string[] {
  const digits = String(answers.length).length;
  const margin = digits === 1 ? ' ' : '';
  const kinds = [...new Set(answers.map(({ choice }) => choice.type))];
  return kinds.flatMap((kind) => {
    const alike = answers.filter(({ choice }) => choice.type === kind);
    const width = Math.max(...alike.map(({ text }) => text.length));
    const fitting = (gap: number) =>
      Math.min(
        MOST_COLUMNS,
        alike.length,
        Math.floor((look.columns - margin.length) / (digits + 2 + width + gap)),
      );
    const gap = fitting(2) === fitting(1) ? 2 : 1;
    const columns = Math.max(1, fitting(gap));
    const rows = Math.ceil(alike.length / columns);
    return Array.from({ length: rows }, (_, row) => {
      const cells = alike.slice(row * columns, (row + 1) * columns).map(({ number, text }) => {
        const label = paint(look, 'strong', `${String(number).padStart(digits)})`);
        return `${label} ${text.padEnd(width)}`;
      });
      return margin + cells.join(' '.repeat(gap)).trimEnd();
    });
  });
}
