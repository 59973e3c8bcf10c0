import type { Choice } from '@riposte/gorgasali';
import guide from '@riposte/gorgasali/guide';
import {
  ABILITY_CARDS,
  abilityOf,
  CHARACTER_CARDS,
  cardName,
  cardsOn,
  type Figure,
  figureOf,
  gateOf,
  isInactive,
  mateOf,
  OFF,
  priceOf,
  roundsLeft,
  shrunkZones,
  squareName,
  targetsOf,
  type View,
} from '@riposte/gorgasali/table';
import { type Seat, seats } from '@riposte/kernel';
import { ownInk, paint } from '../../paint.ts';
import { wrap } from '../../paragraph.ts';
import type { TerminalLook } from '../../terminal.ts';
import type { BoardSetting, TerminalBoard } from '../board.ts';
import { figureSign, islandRows, islandWidth, SIGNS } from './island.ts';

/** So many rows of the island are drawn on however low a screen. */
const FEWEST_ROWS = 9;
const WHOLE = 30;
/** The mats stand beside the island where there is so much room. */
const PANEL = 36;
const WIDEST_PANEL = 60;

/** The island with its figures, where the viewer may go and whom they may shoot, and all mats. */
const board: TerminalBoard<View, Choice> = {
  draw(view, setting) {
    if (view.round === 0) return [' Before the first round'];
    const { look, rows = Number.POSITIVE_INFINITY } = setting;
    const width = Math.min(WIDEST_PANEL, look.columns - islandWidth(look) - 3);
    const head = wrap(` ${headline(view)}`, look.columns - 1, 1);
    const legend = rows >= WHOLE ? legendRows(look) : [];
    if (width < PANEL) {
      const mats = matRows(view, setting, look.columns - 2);
      const height = Math.max(FEWEST_ROWS, Math.min(WHOLE, rows - head.length - 1 - mats.length));
      return [...head, ...islandRows(view, look, height), ...legend, ...mats.map((line) => ` ${line}`)];
    }
    const mats = matRows(view, setting, width);
    const height = Math.max(FEWEST_ROWS, Math.min(WHOLE, rows - head.length - 1 - legend.length));
    const island = islandRows(view, look, height);
    // Where the mats are longer than the island, those of others are cut.
    const lines = Array.from(
      { length: Math.max(island.length, Math.min(mats.length, height + 1)) },
      (_, index) => `${island[index] ?? ' '.repeat(islandWidth(look))}  ${mats[index] ?? ''}`.trimEnd(),
    );
    return [...head, ...lines, ...legend];
  },
  caption(choice, view) {
    const [hint] = guide.about(choice, view);
    return hint === undefined ? {} : { hint };
  },
};

export default board;

function headline(view: View): string {
  const shrunk = shrunkZones(view);
  const left = roundsLeft(view);
  const zones = [
    ...(shrunk > 0 ? [`inactive to zone ${shrunk}, ${priceOf(view)} health a square`] : []),
    ...(Number.isFinite(left)
      ? [`zone ${shrunk + 1} goes ${left === 1 ? 'after this round' : `in ${left} rounds`}`]
      : []),
  ];
  return [`Round ${view.round}`, ...zones, `${view.chests.length} chests`].join('   ');
}

/** The figures, the viewer's first, each with its mat. */
function matRows(view: View, { look, names }: BoardSetting, width: number): readonly string[] {
  const { viewer } = view;
  const targets = viewer === 'spectator' ? [] : targetsOf(view, viewer);
  const order = [...seats(view.figures.length)].sort(
    (one, other) => Number(other === viewer) - Number(one === viewer),
  );
  return order.flatMap((seat) => {
    const figure = figureOf(view, seat);
    const aim = targets.includes(seat) ? ' (in range)' : '';
    const said = `${names[seat]}${standing(view, seat, figure)}${aim}`;
    const [first = '', ...more] = wrap(said, width - 2, 2);
    return [
      `${paint(look, ownInk(seat), figureSign(seat))} ${paint(look, aim === '' ? ownInk(seat) : 'bad', first)}`,
      ...more.map((line) => `  ${line}`),
      ...(figure.health === 0 ? [] : wrap(`  ${matText(figure)}`, width, 4)),
    ];
  });
}

function standing(view: View, seat: Seat, figure: Figure): string {
  const character = figure.character === 'none' ? '' : `, ${CHARACTER_CARDS[figure.character].name}`;
  const mate = mateOf(view, seat);
  const team = mate === undefined ? '' : ` [team ${figureSign(Math.min(seat, mate))}]`;
  if (figure.health === 0)
    return `${character}${team}: fallen${figure.bannerAt === OFF ? '' : ` on ${squareName(figure.bannerAt)}`}`;
  const where =
    figure.square === OFF
      ? `sector ${figure.sector}, gate ${squareName(gateOf(figure.sector))}`
      : squareName(figure.square);
  const marks = [
    ...(isInactive(view, figure.square) ? ['inactive ground'] : []),
    ...(figure.frozenBy.length > 0 ? ['frozen'] : []),
    ...(figure.hypnotisedBy.length > 0 ? ['hypnotised'] : []),
    ...(figure.burnt ? ['burnt'] : []),
    ...(seat === view.active ? ['on turn'] : []),
  ];
  return `${character}${team}: ${[`${figure.health} health`, where, ...marks].join(', ')}`;
}

/** "Supernova 3; Lynx, Kiss (face down), Axe; pack: Boat; 1 extra chest" */
function matText(figure: Figure): string {
  const ability = abilityOf(figure);
  const held = cardsOn(figure);
  const listed = (pack: boolean) =>
    held
      .filter((one) => one.pack === pack)
      .map(({ card, loaded }) => {
        const isDown = !loaded && figure.weapons.some(({ weapon }) => weapon === card);
        return `${cardName(card)}${isDown ? ' (face down)' : ''}`;
      })
      .join(', ');
  const ready = (name: string, cooldown: number) => `${name} ${cooldown === 0 ? 'ready' : `in ${cooldown}`}`;
  const parts = [
    ...(ability === 'none'
      ? []
      : [
          ABILITY_CARDS[ability].passive
            ? ABILITY_CARDS[ability].name
            : ready(ABILITY_CARDS[ability].name, figure.cooldown),
        ]),
    listed(false),
    listed(true) === '' ? '' : `pack: ${listed(true)}`,
    figure.extraChests === 0
      ? ''
      : `${figure.extraChests} extra ${figure.extraChests === 1 ? 'chest' : 'chests'}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || 'empty mat';
}

/** What the signs mean. */
function legendRows(look: TerminalLook): readonly string[] {
  const names: readonly (readonly [keyof typeof SIGNS, string])[] = [
    ['forest', 'forest 2'],
    ['mountain', 'mountain 2'],
    ['water', 'water 3'],
    ['tree', 'Great Tree'],
    ['chest', 'chest'],
    ['spring', 'spring'],
    ['barrier', 'barrier'],
    ['lightning', 'lightning'],
    ['platform', 'platform'],
    ['field', 'field'],
    ['smoke', 'smoke'],
  ];
  const text = names
    .map(([name, said]) => `${look.plain ? SIGNS[name].plain : SIGNS[name].drawn} ${said}`)
    .join('  ');
  return wrap(` ${text}`, look.columns - 1, 1).map((line) => paint(look, 'faint', line));
}
