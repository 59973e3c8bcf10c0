import type { Against, RivalStanding } from './field.ts';
import { formatInterval, formatRate } from './interval.ts';
import { inkOn, SHADE_ENDS, shadeOf } from './shade.ts';
import type { WinShare } from './share.ts';

/** What stands above the table. */
export interface MapCaption {
  readonly title: string;
  /** "Edition revised · search-60 on both sides · 1,260 games, 6 a matchup · 2026-11-15" */
  readonly subtitle: string;
}

const CELL = 40;
const LEFT = 124;
const TOP = 168;
const MARGIN = 28;
/** The side table: where it begins after the cells, how wide its scale is, and where the figures begin. */
const SIDE = { gap: 28, width: 220, figures: 20, end: 132 } as const;
/** Between these a rival counts as balanced. */
export const BALANCED = { low: 0.4, high: 0.6 } as const;

const PAPER = '#fffaf0';
const TEXT = '#1d1b18';
const SECOND = '#6b6459';
const LINE = '#d8ccb4';
const BAND = '#f0e7d3';

/** The table of matchups as a picture: rows against columns, the strongest first, and each row's mean at its side. */
export function heatMap(standings: readonly RivalStanding[], caption: MapCaption): string {
  const size = standings.length * CELL;
  const sideX = LEFT + size + SIDE.gap;
  const width = sideX + SIDE.width + SIDE.figures + SIDE.end + MARGIN;
  const height = TOP + size + 104;
  const summary = `${caption.title}. ${caption.subtitle}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(summary)}" font-family="Inter, system-ui, 'Segoe UI', Helvetica, Arial, sans-serif" font-size="14" fill="${TEXT}" style="font-variant-numeric: tabular-nums">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    text(MARGIN, 46, caption.title, 'font-size="26" font-weight="700"'),
    text(MARGIN, 72, caption.subtitle, `fill="${SECOND}"`),
    ...standings.map(columnHead),
    ...standings.flatMap((row, index) => rowOf(row, index, standings)),
    ...sideScale(sideX, size),
    ...standings.map((row, index) => sideRow(row, index, sideX)),
    ...legend(TOP + size + 40),
    '</svg>',
    '',
  ].join('\n');
}

function columnHead({ name }: RivalStanding, index: number): string {
  const x = LEFT + index * CELL + CELL / 2 + 5;
  return text(0, 0, name, `transform="translate(${x} ${TOP - 10}) rotate(-50)"`);
}

function rowOf(row: RivalStanding, index: number, columns: readonly RivalStanding[]): readonly string[] {
  const y = TOP + index * CELL;
  return [
    text(LEFT - 10, y + CELL / 2 + 5, row.name, 'text-anchor="end"'),
    ...columns.map(({ id }, column) => {
      const x = LEFT + column * CELL;
      const against = row.against.find((one) => one.id === id);
      return against ? cell(row, against, x, y) : mirror(row, x, y);
    }),
  ];
}

function cell(row: RivalStanding, against: Against, x: number, y: number): string {
  const { rate, games } = against;
  const said = `<title>${escaped(`${row.name} against ${against.name}: ${inWords(against)}`)}</title>`;
  const box = `x="${x}" y="${y}" width="${CELL}" height="${CELL}" stroke="${PAPER}"`;
  if (games === 0) return `<g>${said}<rect ${box} fill="${BAND}"/></g>`;
  const weight = isClear(against) ? ' font-weight="700" text-decoration="underline"' : '';
  const number = text(
    x + CELL / 2,
    y + CELL / 2 + 5,
    percent(rate),
    `text-anchor="middle" fill="${inkOn(rate)}"${weight}`,
  );
  return `<g>${said}<rect ${box} fill="${shadeOf(rate)}"/>${number}</g>`;
}

function mirror({ name }: RivalStanding, x: number, y: number): string {
  const said = `<title>${escaped(`${name} against ${name}: even by nature`)}</title>`;
  const box = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${PAPER}"/>`;
  const line = `<path d="M${x + 12} ${y + 28}L${x + 28} ${y + 12}" stroke="${LINE}" stroke-width="2"/>`;
  return `<g>${said}${box}${line}</g>`;
}

/** The scale of the means, with the balanced part marked. */
function sideScale(x: number, size: number): readonly string[] {
  const [from, to] = [sideAt(x, BALANCED.low), sideAt(x, BALANCED.high)];
  const ticks = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1];
  return [
    text(x, TOP - 34, 'Mean against all others', 'font-weight="700"'),
    `<rect x="${from}" y="${TOP}" width="${to - from}" height="${size}" fill="${BAND}"/>`,
    ...ticks.flatMap((rate) => [
      `<path d="M${sideAt(x, rate)} ${TOP}V${TOP + size}" stroke="${LINE}"${rate === 0.5 ? ' stroke-width="2"' : ''}/>`,
      text(sideAt(x, rate), TOP - 10, percent(rate), `text-anchor="middle" font-size="12" fill="${SECOND}"`),
    ]),
  ];
}

function sideRow(row: RivalStanding, index: number, x: number): string {
  const y = TOP + index * CELL + CELL / 2;
  const { low, high } = row.interval;
  const [from, at, to] = [low, row.rate, high].map((rate) => sideAt(x, rate)) as [number, number, number];
  return [
    `<g><title>${escaped(`${row.name} against all others: ${inWords(row)}`)}</title>`,
    `<path d="M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10" stroke="${TEXT}" stroke-width="1.5"/>`,
    `<circle cx="${at}" cy="${y}" r="5" fill="${isBalanced(row) ? PAPER : TEXT}" stroke="${TEXT}" stroke-width="1.5"/>`,
    text(
      x + SIDE.width + SIDE.figures,
      y + 5,
      formatRate(row.rate, 1),
      isBalanced(row) ? '' : 'font-weight="700"',
    ),
    text(
      x + SIDE.width + SIDE.figures + 58,
      y + 5,
      `(${formatInterval(row.interval)})`,
      `font-size="13" fill="${SECOND}"`,
    ),
    '</g>',
  ].join('');
}

function sideAt(x: number, rate: number): number {
  return Math.round((x + rate * SIDE.width) * 10) / 10;
}

/** How the shades go, and what the signs mean. */
function legend(y: number): readonly string[] {
  const steps = 13;
  const { low, high } = SHADE_ENDS;
  const boxes = Array.from({ length: steps }, (_, index) => {
    const rate = low + ((high - low) * index) / (steps - 1);
    const x = LEFT + index * CELL;
    const label =
      index === 0 ? `≤ ${percent(rate)}` : index === steps - 1 ? `≥ ${percent(rate)}` : percent(rate);
    return `<rect x="${x}" y="${y}" width="${CELL}" height="20" fill="${shadeOf(rate)}"/>${text(x + CELL / 2, y + 15, label, `text-anchor="middle" font-size="12" fill="${inkOn(rate)}"`)}`;
  });
  const x = LEFT + steps * CELL + 16;
  return [
    text(LEFT - 10, y + 15, 'Row wins, %', 'text-anchor="end" font-size="13"'),
    ...boxes,
    text(
      x,
      y + 8,
      'Bold and underlined: the 95 % interval leaves out 50 %.',
      `font-size="13" fill="${SECOND}"`,
    ),
    text(
      x,
      y + 26,
      'Right: mean and 95 % interval; a full dot lies outside 40-60 %.',
      `font-size="13" fill="${SECOND}"`,
    ),
  ];
}

/** Whether the games say for sure who is better. */
function isClear({ interval, games }: WinShare): boolean {
  return games > 0 && (interval.low > 0.5 || interval.high < 0.5);
}

export function isBalanced({ rate }: WinShare): boolean {
  return rate >= BALANCED.low && rate <= BALANCED.high;
}

/** "54 %, 95 % interval 48-60 %, 12 games" */
function inWords({ rate, interval, games }: WinShare): string {
  if (games === 0) return 'not played yet';
  return `${formatRate(rate)}, 95 % interval ${formatInterval(interval)}, ${games} game${games === 1 ? '' : 's'}`;
}

function percent(rate: number): string {
  return (rate * 100).toFixed(0);
}

function text(x: number, y: number, content: string, attributes: string): string {
  return `<text x="${x}" y="${y}" ${attributes}>${escaped(content)}</text>`.replace(' >', '>');
}

function escaped(content: string): string {
  return content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
