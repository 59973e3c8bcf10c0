import type { AnyChoice, AnyGame, Planning, Question, Seat, SeatNames, Snapshot } from '@riposte/kernel';
import type { AnyBoard } from '../boards/board.ts';
import { paint } from '../paint.ts';
import { listOf, wrap } from '../paragraph.ts';
import type { TerminalLook } from '../terminal.ts';
import { drawAnswers, drawOffers, rowsFor } from './answers.ts';
import type { Paragraph } from './chronicle.ts';
import type { Numbered } from './numbered.ts';

/** Everything that is on a screen when a person is asked. */
export interface ScreenScene {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly board: AnyBoard;
  readonly look: TerminalLook;
  /** What the seats are called on the board. */
  readonly labels: readonly string[];
  readonly names: SeatNames;
  readonly seat: Seat;
  readonly snapshot: Snapshot<AnyChoice, unknown>;
  readonly answers: readonly Numbered[];
  readonly news: readonly Paragraph[];
  /** Whether there is anything that a player could do at any time. */
  readonly canAct?: boolean;
  /** What the seat has planned and may plan, where nothing is asked of it. */
  readonly planning?: Planning<AnyChoice>;
}

/** So much of the news is shown on however low a screen. */
const FEWEST = 2;

/** The board, what happened, the question and its answers; with less air and detail where the screen is low. */
export function drawScreen(scene: ScreenScene): readonly string[] {
  const { board, look, labels, snapshot, news } = scene;
  const answers = scene.answers.filter(({ isOffer }) => !isOffer);
  const offers = drawOffers(
    scene.answers.filter(({ isOffer }) => isOffer),
    { isAsked: answers.length > 0, look },
  );
  const told = newsLines(news, look);
  const asking = question(scene);
  const fewest = Math.min(FEWEST, told.length);
  const most = look.rows - 1 - offers.length - asking.length - fewest;
  const rows = look.clears ? most - rowsFor(answers, look) : Number.POSITIVE_INFINITY;
  const drawn = board.draw(snapshot.view, { look, names: labels, rows });
  const free = look.clears ? most - drawn.length : undefined;
  const asked = [...asking, ...drawAnswers(answers, look, free), ...offers];
  return drawScene(drawn, news, look, asked);
}

/** What is seen, what happened as far as there is room, and what comes last. */
export function drawScene(
  drawn: readonly string[],
  news: readonly Paragraph[],
  look: TerminalLook,
  last: readonly string[],
): readonly string[] {
  const told = newsLines(news, look);
  const room = look.rows - 1 - drawn.length - last.length;
  if (!look.clears || room >= told.length + 2) return [...drawn, '', ...told, '', ...last];
  return [...drawn, ...latest(told, Math.max(FEWEST, room), look), ...last];
}

/** The last of the news that there is room for. */
function latest(told: readonly string[], rows: number, look: TerminalLook): readonly string[] {
  if (told.length <= rows || rows <= FEWEST) return told.slice(-rows);
  return [paint(look, 'faint', ' … (type log for what came before)'), ...told.slice(1 - rows)];
}

/** Paragraphs of news, each with a mark in the margin. */
export function newsLines(news: readonly Paragraph[], look: TerminalLook): readonly string[] {
  const mark = look.plain ? '-' : '·';
  return news.flatMap(({ text, isStrong }) =>
    wrap(` ${isStrong ? '*' : mark} ${text}`, textColumns(look), 3).map((line) =>
      isStrong ? paint(look, 'strong', line) : line,
    ),
  );
}

/** How wide text may be: long lines are hard to read. */
export function textColumns({ columns }: TerminalLook): number {
  return Math.min(columns, 100) - 1;
}

function question(scene: ScreenScene): readonly string[] {
  const { names, snapshot } = scene;
  const { decision, awaiting } = snapshot;
  return decision
    ? asked(scene, decision)
    : [` ${listOf(awaiting.map(names), 'and')} will choose next.`, ...plan(scene)];
}

function asked(
  { game, look, names, seat, snapshot: { view } }: ScreenScene,
  decision: Omit<Question<AnyChoice>, 'id'>,
): readonly string[] {
  const { text, rule } = game.words.question({ kind: 'awaited', seat, ...decision }, view, names);
  return wrap(` ${text}`, textColumns(look) - 12, 1).map((line, index, lines) => {
    const last = index === lines.length - 1 && rule !== undefined;
    return paint(look, 'strong', line) + (last ? paint(look, 'faint', ` (rule ${rule})`) : '');
  });
}

/** What is planned, and the question for which more may be. */
function plan(scene: ScreenScene): readonly string[] {
  const { game, look, names, snapshot, planning: { intention, next } = {} } = scene;
  const planned = (intention?.choices ?? []) as readonly AnyChoice[];
  const texts = planned.map((choice) => game.words.choice(choice, snapshot.view, names).text);
  const told = `Planned: ${listOf(texts, 'and')}. Type undo to take the last back; that is possible until you are asked.`;
  return [
    ...(texts.length > 0 ? wrap(` ${told}`, textColumns(look), 1) : []),
    ...(next ? [' You may plan ahead, unseen:', ...asked(scene, next)] : []),
  ];
}
