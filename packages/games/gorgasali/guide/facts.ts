import { type Fact, type Seat, type SeatNames, seats } from '@riposte/kernel';
import { columnOf, gateOf, OFF, rangeOf, rowOf, type Square, squareName } from '../board.ts';
import { cardName } from '../cards/index.ts';
import { SUPPORT_CARDS } from '../cards/supports.ts';
import { ABILITY_CARDS, abilityOf, CHARACTER_CARDS } from '../character.ts';
import { cardsOn } from '../mat.ts';
import { type Figure, figureOf, mateOf } from '../state.ts';
import type { View } from '../view.ts';
import { isInactive, priceOf, roundsLeft, shrunkZones } from '../zone.ts';

/** How many chests near a figure are named. */
const NEAR = 4;

/** The island in sentences: all that a drawn table shows. */
export function facts(view: View, names: SeatNames): readonly Fact[] {
  const { viewer } = view;
  const all: readonly Fact[] = [
    roundFact(view, names),
    ...(viewer === 'spectator' ? [] : [surroundings(view, viewer, names)]),
    { heading: 'Figures', lines: seats(view.figures.length).map((seat) => figureLine(view, seat, names)) },
    ...seats(view.figures.length).map((seat) => matFact(view, seat, names)),
    bannerFact(view, names),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function roundFact(view: View, names: SeatNames): Fact {
  const { round, stack, active } = view;
  if (round === 0) return { heading: 'The match', lines: ['The characters are chosen.'] };
  const lines = [
    stack.length === 0 ? `It ended in round ${round}.` : `Round ${round}; ${names(active)} on turn.`,
  ];
  const shrunk = shrunkZones(view);
  const left = roundsLeft(view);
  if (shrunk > 0)
    lines.push(
      `${shrunk === 1 ? 'Zone 1 is' : `Zones 1 to ${shrunk} are`} inactive: each square entered costs ${priceOf(view)} health.`,
    );
  if (Number.isFinite(left))
    lines.push(
      `Zone ${shrunk + 1} becomes inactive ${left === 1 ? 'after this round' : `after ${left} rounds`}.`,
    );
  lines.push(`${view.chests.length} chests lie on the island.`);
  return { heading: 'The match', lines };
}

/** What lies near the figure of the viewer. */
function surroundings(view: View, seat: Seat, names: SeatNames): Fact {
  const figure = figureOf(view, seat);
  const from = figure.square === OFF ? gateOf(figure.sector) : figure.square;
  if (figure.health === 0 || from === OFF) return { heading: 'Near you', lines: [] };
  const chests = [...view.chests].sort((one, other) => rangeOf(from, one) - rangeOf(from, other));
  const others = seats(view.figures.length)
    .filter((other) => other !== seat && figureOf(view, other).square !== OFF)
    .sort(
      (one, other) => rangeOf(from, figureOf(view, one).square) - rangeOf(from, figureOf(view, other).square),
    );
  return {
    heading: 'Near you',
    lines: [
      ...chests.slice(0, NEAR).map((chest) => `A chest on ${squareName(chest)}, ${wayText(from, chest)}.`),
      ...others.map((other) => `${names(other)}: ${wayText(from, figureOf(view, other).square)}.`),
    ],
  };
}

/** "range 4: 4 east, 2 north" */
function wayText(from: Square, to: Square): string {
  const [east, south] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const parts = [
    ...(east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`]),
    ...(south === 0 ? [] : [`${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`]),
  ];
  return `range ${rangeOf(from, to)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

function figureLine(view: View, seat: Seat, names: SeatNames): string {
  const figure = figureOf(view, seat);
  if (figure.health === 0)
    return figure.bannerAt === OFF
      ? `${names(seat)}: fallen.`
      : `${names(seat)}: fallen on ${squareName(figure.bannerAt)}; the team mate may revive them.`;
  const parts = [`${figure.health} health`, whereText(view, figure)];
  const mate = mateOf(view, seat);
  if (mate !== undefined) parts.push(`with ${names(mate)}`);
  if (figure.kills > 0) parts.push(`brought down ${figure.kills}`);
  if (figure.frozenBy.length > 0) parts.push('frozen');
  if (figure.hypnotisedBy.length > 0) parts.push('hypnotised');
  if (figure.burnt) parts.push('burnt');
  return `${names(seat)}: ${parts.join(', ')}.`;
}

function whereText(view: View, { square, sector }: Figure): string {
  if (square !== OFF) return `on ${squareName(square)}${isInactive(view, square) ? ', inactive ground' : ''}`;
  return sector === 0 ? 'not placed yet' : `in sector ${sector}, at the gate ${squareName(gateOf(sector))}`;
}

/** A mat, slot by slot. */
function matFact(view: View, seat: Seat, names: SeatNames): Fact {
  const figure = figureOf(view, seat);
  const whose = seat === view.viewer ? 'Your mat' : `Mat of ${names(seat)}`;
  const heading = figure.character === 'none' ? whose : `${whose}, ${CHARACTER_CARDS[figure.character].name}`;
  if (figure.health === 0) return { heading, lines: [] };
  const held = cardsOn(figure);
  const listed = (pack: boolean) =>
    held
      .filter((one) => one.pack === pack)
      .map(
        ({ card, loaded }) => `${cardName(card)}${isFaceDown(figure, card, loaded) ? ' (face down)' : ''}`,
      );
  const [active, pack] = [listed(false), listed(true)];
  return {
    heading,
    lines: [
      ...abilityLines(figure),
      ...(active.length > 0 ? [`Active: ${active.join(', ')}.`] : []),
      ...(pack.length > 0 ? [`In the backpack: ${pack.join(', ')}.`] : []),
      ...(figure.extraChests > 0
        ? [`${figure.extraChests} extra ${figure.extraChests === 1 ? 'chest' : 'chests'}.`]
        : []),
    ],
  };
}

function isFaceDown({ weapons }: Figure, card: string, loaded: boolean): boolean {
  return !loaded && weapons.some(({ weapon }) => weapon === card);
}

function abilityLines(figure: Figure): readonly string[] {
  const ability = abilityOf(figure);
  if (figure.character === 'octor' && ability === 'none') return ['Imitate: holds no copy.'];
  if (ability === 'none') return [];
  const { name, passive } = ABILITY_CARDS[ability];
  const copy = figure.character === 'octor' ? ', a copy' : '';
  if (passive) return [`${name}${copy}: always on.`];
  return [figure.cooldown === 0 ? `${name}${copy}: ready.` : `${name}${copy}: cooldown ${figure.cooldown}.`];
}

function bannerFact({ banners }: View, names: SeatNames): Fact {
  return {
    heading: 'Banners',
    lines: banners.map(
      ({ kind, owner, squares, until }) =>
        `${SUPPORT_CARDS[kind].name} of ${names(owner)} on ${squares.map(squareName).join(', ')}, until round ${until}.`,
    ),
  };
}
