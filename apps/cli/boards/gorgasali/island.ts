import {
  bannerAt,
  gateOf,
  isInactive,
  isSpring,
  OFF,
  reachOf,
  SIDE,
  type Square,
  squareAt,
  squareName,
  targetsOf,
  terrainOf,
  type View,
} from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import { type Ink, ownInk, paint } from '../../paint.ts';
import type { TerminalLook } from '../../terminal.ts';

/** A sign for a square; the second where only plain letters may be used. */
interface Sign {
  readonly drawn: string;
  readonly plain: string;
  readonly ink?: Ink;
}

const sign = (drawn: string, plain: string, ink?: Ink): Sign => ({ drawn, plain, ...(ink && { ink }) });

export const SIGNS = {
  plain: sign('·', '.'),
  forest: sign('♣', 'f', 'wood'),
  mountain: sign('▲', 'm', 'rock'),
  water: sign('≈', 'w', 'water'),
  tree: sign('♠', 'T', 'wood'),
  chest: sign('■', '$', 'gold'),
  spring: sign('+', '+', 'good'),
  barrier: sign('█', '#', 'strong'),
  lightning: sign('*', '*', 'gold'),
  platform: sign('π', '_', 'strong'),
  field: sign('o', 'o', 'strong'),
  smoke: sign('%', '%', 'faint'),
  banner: sign('†', 'x', 'bad'),
  reach: sign('∘', ':', 'lit'),
} as const satisfies Record<string, Sign>;

/** From here on each square is two columns wide. */
const ROOMY = 110;
const MARGIN = 4;

/** How wide the island is drawn. */
export function islandWidth(look: TerminalLook): number {
  return MARGIN + SIDE * cellOf(look);
}

function cellOf({ columns }: TerminalLook): number {
  return columns >= ROOMY ? 2 : 1;
}

/** The sign by which a figure is known on the island: its number, 0 for the tenth. */
export function figureSign(seat: number): string {
  return String((seat + 1) % 10);
}

/** So many rows of the island, with the square in the middle as far as that goes. */
export function islandRows(view: View, look: TerminalLook, height: number): readonly string[] {
  const rows = Math.min(SIDE, height);
  const middle = Math.floor(focusOf(view) / SIDE);
  const first = Math.max(0, Math.min(SIDE - rows, middle - Math.floor(rows / 2)));
  const { viewer } = view;
  const reach = new Set(viewer === 'spectator' ? [] : reachOf(view, viewer).map(({ to }) => to));
  const targets = viewer === 'spectator' ? [] : targetsOf(view, viewer);
  const cell = cellOf(look);
  const heading = Array.from({ length: SIDE }, (_, column) => columnName(column, cell)).join('');
  return [
    paint(look, 'faint', `${' '.repeat(MARGIN)}${heading}`),
    ...Array.from({ length: rows }, (_, index) => {
      const row = first + index;
      const squares = Array.from({ length: SIDE }, (_, column) => {
        const drawn = squareOf(view, look, squareAt(column, row), reach, targets);
        return drawn + ' '.repeat(cell - 1);
      });
      return `${paint(look, 'faint', String(row + 1).padStart(MARGIN - 1))} ${squares.join('')}`;
    }),
  ];
}

/** The viewer's figure, or the one on turn. */
function focusOf(view: View): Square {
  const seat = view.viewer === 'spectator' ? view.active : view.viewer;
  const figure = view.figures[seat];
  if (!figure) return 0;
  return figure.square === OFF ? Math.max(0, gateOf(figure.sector)) : figure.square;
}

function columnName(column: number, cell: number): string {
  const name = squareName(column).replace(/\d+$/, '');
  // AA to AD are written a to d.
  return (name.length > 1 ? (name.at(-1) ?? '').toLowerCase() : name).padEnd(cell);
}

function squareOf(
  view: View,
  look: TerminalLook,
  square: Square,
  reach: ReadonlySet<Square>,
  targets: readonly Seat[],
): string {
  const standing = seats(view.figures.length).find((seat) => view.figures[seat]?.square === square);
  if (standing !== undefined)
    return paint(look, targets.includes(standing) ? 'bad' : ownInk(standing), figureSign(standing));
  const { drawn, plain, ink } = signOf(view, square);
  const isGround = view.chests.includes(square) ? false : bannerAt(view, square) === undefined;
  if (reach.has(square)) {
    // Without colour a square that can be reached has a sign of its own, but for what lies on it.
    const text =
      look.colour || !isGround ? (look.plain ? plain : drawn) : SIGNS.reach[look.plain ? 'plain' : 'drawn'];
    return paint(look, 'lit', text);
  }
  const text = look.plain ? plain : drawn;
  if (isInactive(view, square)) return paint(look, 'faint', text);
  return ink ? paint(look, ink, text) : text;
}

function signOf(view: View, square: Square): Sign {
  if (view.figures.some(({ bannerAt: lies }) => lies === square)) return SIGNS.banner;
  const banner = bannerAt(view, square);
  if (banner) return SIGNS[banner];
  if (view.chests.includes(square)) return SIGNS.chest;
  return isSpring(square) ? SIGNS.spring : SIGNS[terrainOf(square)];
}
