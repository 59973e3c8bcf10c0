import type { TerminalLook } from '../terminal.ts';

const ROWS = 9;
const LABEL = 5;

/** Chances over time as a line of characters: 100 is at the top. Marks stand below, one for each column at most. */
export function chartOf(
  chances: readonly number[],
  marks: readonly (string | undefined)[],
  { columns, plain }: Pick<TerminalLook, 'columns' | 'plain'>,
): readonly string[] {
  const width = Math.min(chances.length, Math.min(columns, 80) - LABEL - 2);
  const from = (column: number) => Math.floor((column * chances.length) / width);
  const [point, side] = plain ? ['*', '|'] : ['•', '│'];
  const rowOf = (chance: number) => Math.round((1 - chance) * (ROWS - 1));
  const columnsDrawn = Array.from({ length: width }, (_, column) => {
    // The last one shows how it ended.
    const at = column === width - 1 ? chances.length - 1 : from(column);
    return rowOf(chances[at] ?? 0.5);
  });
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const label = row % 4 === 0 ? String(100 - (row * 100) / (ROWS - 1)) : '';
    const drawn = columnsDrawn.map((at) => (at === row ? point : ' ')).join('');
    return `${label.padStart(LABEL)} ${side}${drawn}`.trimEnd();
  });
  const below = Array.from({ length: width }, (_, column) => {
    const here = marks.slice(from(column), from(column + 1));
    return here.find((mark) => mark !== undefined) ?? ' ';
  });
  return [...rows, `${' '.repeat(LABEL + 2)}${below.join('')}`.trimEnd()];
}
