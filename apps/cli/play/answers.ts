import { paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { TerminalLook } from '../terminal.ts';
import { drawFolded, foldsOf } from './folding.ts';
import type { Numbered } from './numbered.ts';

/** A way to draw answers that belong together. */
type Way = (alike: readonly Numbered[], digits: number, look: TerminalLook) => readonly string[];

const MOST_COLUMNS = 4;
/** More answers than these are folded on the largest screen, if the game says by what. */
const MANY = 40;
/** So short answers may stand in twice as many columns. */
const SHORT = 8;

/**
 * The answers in columns, each kind and group beginning a line; with their hints as far as there are rows for them.
 * Where there are too few rows even so, or too many answers to read, they are folded or run together.
 */
export function drawAnswers(
  answers: readonly Numbered[],
  look: TerminalLook,
  rows = Number.POSITIVE_INFINITY,
): readonly string[] {
  const columns = grouped(answers, look, inColumns);
  const isFoldable = foldsOf(answers).length > 0;
  if (isFoldable && (answers.length > MANY || columns.length > rows))
    return drawFolded(answers, look, (rest) => grouped(rest, look, inColumns));
  const ways = [grouped(answers, look, withWholeHints), grouped(answers, look, withHints), columns];
  const fitting = ways.find(({ length }) => length <= rows);
  if (fitting || answers.every(({ caption }) => caption?.brief === undefined)) return fitting ?? columns;
  return runTogether(answers, look);
}

/** All answers of a fold, however many. */
export function unfolded(answers: readonly Numbered[], look: TerminalLook): readonly string[] {
  return grouped(answers, look, inColumns);
}

/** How many rows the answers take without their hints. */
export function rowsFor(answers: readonly Numbered[], look: TerminalLook): number {
  const isFolded = answers.length > MANY && foldsOf(answers).length > 0;
  return isFolded ? drawAnswers(answers, look).length : grouped(answers, look, inColumns).length;
}

function grouped(answers: readonly Numbered[], look: TerminalLook, way: Way): readonly string[] {
  const digits = String(Math.max(0, ...answers.map(({ number }) => number))).length;
  const keyOf = ({ choice, caption, fold = choice.type }: Numbered) => `${fold} ${caption?.group ?? ''}`;
  const groups = [...new Set(answers.map(keyOf))].map((key) => answers.filter((one) => keyOf(one) === key));
  return groups.flatMap((alike) => {
    const group = alike[0]?.caption?.group ?? alike[0]?.fold;
    const heading = group === undefined ? [] : [paint(look, 'faint', ` ${group}`)];
    const isHinted = alike.some(({ caption }) => caption?.hint !== undefined);
    return [...heading, ...(isHinted ? way : inColumns)(alike, digits, look)];
  });
}

/** "Move 1) 1 forward 2) 1 backward; Attack with 3) a 3": as few rows as can be. */
function runTogether(answers: readonly Numbered[], look: TerminalLook): readonly string[] {
  return wrap(` ${flowing(answers, ({ caption }) => caption?.brief?.lead, briefOf)}`, look.columns - 1, 1);
}

/** Those with the same lead stand behind it, each with its number. */
function flowing(
  answers: readonly Numbered[],
  leadOf: (one: Numbered) => string | undefined,
  write: (one: Numbered) => string,
): string {
  const leads = [...new Set(answers.map(leadOf))];
  return leads
    .map((lead) => {
      const items = answers
        .filter((one) => leadOf(one) === lead)
        .map((one) => `${one.number}) ${write(one)}`.replaceAll(' ', '\u00a0'));
      return `${lead === undefined ? '' : `${lead} `}${items.join(' ')}`;
    })
    .join('; ');
}

/** What can be chosen at any time, in one flowing line: "At any time: accuse 7) Bo 8) Cy". */
export function drawOffers(
  offers: readonly Numbered[],
  { isAsked, look }: { readonly isAsked: boolean; readonly look: TerminalLook },
): readonly string[] {
  if (offers.length === 0) return [];
  const text = flowing(offers, ({ caption }) => caption?.group, textOf);
  return wrap(` ${isAsked ? 'At any time' : 'You may'}: ${text}`, look.columns - 1, 3);
}

function inColumns(alike: readonly Numbered[], digits: number, look: TerminalLook): readonly string[] {
  const margin = marginFor(digits);
  const width = Math.max(...alike.map((one) => textOf(one).length));
  const fitting = (gap: number) =>
    Math.min(
      width < SHORT ? 2 * MOST_COLUMNS : MOST_COLUMNS,
      alike.length,
      Math.floor((look.columns - margin.length) / (digits + 2 + width + gap)),
    );
  const gap = fitting(2) === fitting(1) ? 2 : 1;
  const columns = Math.max(1, fitting(gap));
  const rows = Math.ceil(alike.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = alike
      .slice(row * columns, (row + 1) * columns)
      .map((one) => `${label(one, digits, look)} ${textOf(one).padEnd(width)}`);
    return margin + cells.join(' '.repeat(gap)).trimEnd();
  });
}

function withWholeHints(alike: readonly Numbered[], digits: number, look: TerminalLook): readonly string[] {
  return hinted(alike, digits, look, (hint, columns) => wrap(hint, columns));
}

/** One answer a line, and what it means as far as the line reaches. */
function withHints(alike: readonly Numbered[], digits: number, look: TerminalLook): readonly string[] {
  return hinted(alike, digits, look, (hint, columns) => [cut(hint, columns)]);
}

function hinted(
  alike: readonly Numbered[],
  digits: number,
  look: TerminalLook,
  fit: (hint: string, columns: number) => readonly string[],
): readonly string[] {
  const margin = marginFor(digits);
  const width = Math.max(...alike.map((one) => textOf(one).length));
  const column = margin.length + digits + 2 + width + 2;
  return alike.flatMap((one) => {
    const [first = '', ...more] = fit(one.caption?.hint ?? '', Math.min(look.columns, 100) - 1 - column);
    const answer = `${margin}${label(one, digits, look)} ${textOf(one)}`;
    const padded = answer + ' '.repeat(width - textOf(one).length + 2);
    return [
      first === '' ? answer : padded + paint(look, 'faint', first),
      ...more.map((line) => ' '.repeat(column) + paint(look, 'faint', line)),
    ];
  });
}

function cut(text: string, columns: number): string {
  if (text.length <= columns) return text;
  return columns < 2 ? '' : `${text.slice(0, columns - 1).trimEnd()}…`;
}

function textOf({ text, caption }: Numbered): string {
  return caption?.text ?? text;
}

function briefOf(one: Numbered): string {
  return one.caption?.brief?.text ?? textOf(one);
}

function label({ number }: Numbered, digits: number, look: TerminalLook): string {
  return paint(look, 'strong', `${String(number).padStart(digits)})`);
}

function marginFor(digits: number): string {
  return digits === 1 ? ' ' : '';
}
