import type { AnyChoice, AnyGame, Seat, SeatNames, Snapshot } from '@riposte/kernel';
import type { Board } from '../boards/board.ts';
import { paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { Look } from '../terminal.ts';
import { drawAnswers, type Numbered } from './answers.ts';
import type { Paragraph } from './chronicle.ts';

/** Everything that is on a screen when a person is asked. */
export interface Scene {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly board: Board<unknown, unknown>;
  readonly look: Look;
  /** What the seats are called on the board. */
  readonly labels: readonly string[];
  readonly names: SeatNames;
  readonly seat: Seat;
  readonly snapshot: Snapshot<AnyChoice, unknown>;
  readonly answers: readonly Numbered[];
  readonly news: readonly Paragraph[];
}

/** So much of the news is shown on however low a screen. */
const FEWEST = 2;

/** The board, what happened, the question and its answers; with less air where the screen is low. */
export function drawScreen(scene: Scene): readonly string[] {
  const { board, look, labels, snapshot, answers, news } = scene;
  const drawn = board.draw(snapshot.view, { look, names: labels });
  const told = newsLines(news, look);
  const asking = question(scene);
  const free = look.rows - 1 - drawn.length - asking.length - Math.min(FEWEST, told.length);
  const asked = [...asking, ...drawAnswers(answers, look, look.clears ? free : undefined)];
  const room = look.rows - 1 - drawn.length - asked.length;
  if (!look.clears || room >= told.length + 2) return [...drawn, '', ...told, '', ...asked];
  return [...drawn, ...told.slice(-Math.max(FEWEST, room)), ...asked];
}

/** Paragraphs of news, each with a mark in the margin. */
export function newsLines(news: readonly Paragraph[], look: Look): readonly string[] {
  const mark = look.plain ? '-' : '·';
  return news.flatMap(({ text, isStrong }) =>
    wrap(` ${isStrong ? '*' : mark} ${text}`, textColumns(look), 3).map((line) =>
      isStrong ? paint(look, 'strong', line) : line,
    ),
  );
}

/** How wide text may be: long lines are hard to read. */
export function textColumns({ columns }: Look): number {
  return Math.min(columns, 100) - 1;
}

function question({ game, look, names, seat, snapshot }: Scene): readonly string[] {
  const { decision, view } = snapshot;
  if (!decision) return [];
  const { text, rule } = game.words.question({ kind: 'awaited', seat, ...decision }, view, names);
  return wrap(` ${text}`, textColumns(look) - 12, 1).map((line, index, lines) => {
    const last = index === lines.length - 1 && rule !== undefined;
    return paint(look, 'strong', line) + (last ? paint(look, 'faint', ` (rule ${rule})`) : '');
  });
}
