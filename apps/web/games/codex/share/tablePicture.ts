import { baseShown, entryOf, heroesAway, SLOTS, shownOf, TECH, upper, type View } from '@riposte/codex/table';
import { type Seat, type SeatNames, seats } from '@riposte/kernel';
import type { DrawingSheet } from '../../../design/art/sheet.ts';
import type { DrawTable } from '../../../table/share/drawTable.ts';
import { fontStyle } from '../../../table/share/fonts.ts';
import { fetchSheet } from '../cards/sheet.ts';
import { shortName } from '../cards/shortNames.ts';
import { fieldOf, type PlayerField, type Stack } from '../scene/field.ts';
import { BUILDING_SYMBOLS } from '../table/buildingSymbols.ts';
import { FACTS, viewpoint } from '../table/facts.ts';
import { buildingPicture, TILE, text, tilePicture } from './tilePicture.ts';

const WIDTH = 1200;
const HEAD = 64;
const SECTION = 286;
/** Where the patrol begins, how far its slots are apart, and where the back line has its room. */
const PATROL = { left: 236, step: 100, top: 26 } as const;
const BACK = { left: 760, width: 420, height: 236, top: 26, gap: 12 } as const;

const EDGES = { ours: '#e8663a', theirs: '#39a9cc' } as const;

/** The table as it stands: a band for each player, the viewer's team last. Hands are counted and not shown. */
const drawTable: DrawTable = async (given, names) => {
  const view = given as View;
  const [sheet, fonts] = await Promise.all([fetchSheet(), fontStyle()]);
  const mine = viewpoint(view);
  const others = seats(view.players.length).filter((seat) => seat !== mine);
  const foes = others.filter((seat) => FACTS.side(seat, view) === 'theirs');
  const order = [...foes, ...others.filter((seat) => !foes.includes(seat)), mine];
  const height = HEAD + order.length * SECTION;
  const bands = order.map(
    (seat, index) =>
      `<g transform="translate(0 ${HEAD + index * SECTION})">${bandPicture(view, seat, names, sheet)}</g>`,
  );
  return {
    width: WIDTH,
    height,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Text, sans-serif">` +
      `<style>${fonts}</style><rect width="${WIDTH}" height="${height}" fill="#12141c"/>` +
      headPicture(view, names) +
      bands.join('') +
      '</svg>',
  };
};

export default drawTable;

function headPicture({ turn, side }: View, names: SeatNames): string {
  const who = side.map(names).join(' and ');
  return (
    text('Codex', 24, 42, 'fill="#f3ead8" font-family="Display" font-size="30" font-weight="520"', 'start') +
    text(`Turn ${turn}, ${who}`, 600, 41, 'fill="#e6b450" font-size="20" font-weight="600"') +
    text('Riposte', WIDTH - 24, 42, 'fill="#a5abc0" font-family="Display" font-size="24"', 'end')
  );
}

function bandPicture(view: View, seat: Seat, names: SeatNames, sheet: DrawingSheet): string {
  const side = FACTS.side(seat, view);
  const edge = EDGES[side];
  const field = fieldOf(shownOf(view, seat), seat, baseShown(view, seat));
  return (
    `<rect x="8" y="0" width="${WIDTH - 16}" height="${SECTION - 10}" rx="14" fill="${side === 'ours' ? '#4a2f33' : '#33293d'}"/>` +
    personPicture(view, seat, names, field, sheet, edge) +
    patrolPicture(field, sheet, edge) +
    builtPicture(view, seat, field, sheet, edge) +
    backPicture(field.back, sheet, edge)
  );
}

function personPicture(
  view: View,
  seat: Seat,
  names: SeatNames,
  { base }: PlayerField,
  sheet: DrawingSheet,
  edge: string,
): string {
  const player = view.players[seat];
  const { hand = 0, discard = 0, deck = 0 } = player?.sizes ?? {};
  const counts = [
    `${player?.gold ?? 0} gold, ${player?.workers ?? 0} workers`,
    `hand ${hand}, discard ${discard}, draw ${deck}`,
  ];
  const isOn = view.side.includes(seat);
  const look = `fill="${isOn ? '#e6b450' : '#f3ead8'}" font-family="Display" font-size="26" font-weight="560"`;
  return (
    `<svg x="24" y="0" width="200" height="44" overflow="hidden">${text(names(seat), 0, 36, look, 'start')}</svg>` +
    (base
      ? `<g transform="translate(66 52)">${buildingPicture('bd-base', base.left ?? 0, 104, sheet, edge)}</g>`
      : '') +
    counts
      .map((line, index) => text(line, 24, 236 + index * 22, 'fill="#f3ead8" font-size="15"', 'start'))
      .join('')
  );
}

function patrolPicture({ patrol }: PlayerField, sheet: DrawingSheet, edge: string): string {
  return patrol
    .map((stack, slot) => {
      const at = `translate(${PATROL.left + slot * PATROL.step} ${PATROL.top})`;
      const frame = `<rect x="-4" y="-4" width="${TILE.width + 8}" height="${TILE.height + 8}" rx="10" fill="#120b10" fill-opacity=".4" stroke="#c79f70" stroke-opacity=".6"/>`;
      const sign = text(
        upper(SLOTS[slot] ?? ''),
        TILE.width / 2,
        TILE.height + 22,
        'fill="#c9b593" font-size="13"',
      );
      return `<g transform="${at}">${frame}${stack ? tilePicture(stack, sheet, edge) : ''}${sign}</g>`;
    })
    .join('');
}

/** The buildings beneath the patrol, and the heroes who wait. */
function builtPicture(
  view: View,
  seat: Seat,
  { buildings }: PlayerField,
  sheet: DrawingSheet,
  edge: string,
): string {
  const waiting = heroesAway(view, seat).map(({ card, waits, isLost }) => {
    const name = shortName(card);
    return `${name}${isLost ? ' (lost)' : waits > 0 ? ` (back in ${waits})` : ''}`;
  });
  const drawn = buildings.map((piece, index) => {
    const symbol = BUILDING_SYMBOLS[piece.card];
    const { tech = 0 } = entryOf(piece.card);
    const numeral = tech > 0 ? (TECH[tech]?.slice('tech '.length) ?? '') : '';
    const level = piece.isUnderConstruction ? 'rises' : numeral;
    const label = text(level, 22, -2, 'fill="#c9b593" font-size="12"');
    const picture = symbol ? buildingPicture(symbol, piece.left ?? 0, 44, sheet, edge) : '';
    return `<g transform="translate(${PATROL.left + index * 72} 186)">${label}${picture}</g>`;
  });
  const said = waiting.length === 0 ? '' : `Waiting: ${waiting.join(', ')}`;
  return drawn.join('') + text(said, PATROL.left, 268, 'fill="#c9b593" font-size="14"', 'start');
}

/** As many as there are have room: the more, the smaller. */
function backPicture(back: readonly Stack[], sheet: DrawingSheet, edge: string): string {
  const { columns, scale } = roomFor(back.length);
  const [across, down] = [(TILE.width + BACK.gap) * scale, (TILE.height + BACK.gap) * scale];
  return back
    .map((stack, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const at = `translate(${BACK.left + column * across} ${BACK.top + row * down}) scale(${scale})`;
      return `<g transform="${at}">${tilePicture(stack, sheet, edge)}</g>`;
    })
    .join('');
}

function roomFor(count: number): { readonly columns: number; readonly scale: number } {
  for (let columns = 4; ; columns++) {
    const scale = Math.min(1, BACK.width / (columns * (TILE.width + BACK.gap)));
    const rows = Math.floor(BACK.height / ((TILE.height + BACK.gap) * scale));
    if (columns * rows >= count) return { columns, scale };
  }
}
