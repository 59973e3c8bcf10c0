import { paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { TerminalMatch } from './atTable.ts';
import { resultLines } from './outcome.ts';
import { drawScene, textColumns } from './screen.ts';

/** So many rows it takes to ask whether to keep the replay. */
const ASKING = 2;

/** Shows how the match ended. */
export function showEnd(table: TerminalMatch): void {
  const { listed, history, seating, keyboard, chronicle } = table;
  const [person] = seating.people;
  const { isShared } = seating;
  const viewer = isShared || person === undefined ? 'spectator' : person;
  const { outcome, view } = history.snapshot(viewer);
  if (!outcome) throw new Error('the game stopped before its end');
  const { look } = keyboard.terminal;
  const names = seating.labelsFor(viewer);
  if (isShared) keyboard.hide();
  // Those who share a keyboard were told the rest when it was their turn.
  const news = isShared ? chronicle.latestFor(viewer) : chronicle.newsFor(viewer);
  keyboard.show(
    drawScene(listed.board.draw(view, { look, names }), news, { ...look, rows: look.rows - ASKING }, [
      ...resultLines(outcome, names)
        .flatMap((line) => wrap(` ${line}`, textColumns(look), 1))
        .map((line) => paint(look, 'strong', line)),
      ...achieved(table).map((line) => ` ${line}`),
    ]),
  );
}

/** What this match alone has earned its player. */
function achieved({ listed, history }: TerminalMatch): readonly string[] {
  const { feats } = listed.guide;
  const result = feats?.resultOf(history.match.state);
  const earned = feats && result !== undefined ? feats.earned([result]) : [];
  return earned.map(({ name, points, rule }) => `Achievement: ${name}, ${points} points (rule ${rule}).`);
}
