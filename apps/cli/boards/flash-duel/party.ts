import { abilityOf, distance, shortName, type View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { inkOf, paint } from '../../paint.ts';
import { countOf, wrap } from '../../paragraph.ts';
import type { TerminalLook } from '../../terminal.ts';
import type { BoardSetting } from '../board.ts';
import { noteRows } from './abilities.ts';
import {
  apart,
  columnOf,
  endOf,
  figureOf,
  type Piece,
  planks,
  ROOMY,
  row,
  span,
  tokens,
  WIDEST,
} from './bridge.ts';
import { cardsIn, handRows, shortTallyRows } from './cards.ts';

type Fighter = View['fighters'][number];

/** Those of a side who stand on one space. */
interface Group {
  readonly side: Fighter['side'];
  readonly space: number;
  readonly names: readonly string[];
}

const TALLY_COLUMN = 40;
/** So many columns are left free between two labels. */
const GAP = 2;
/** A name is never cut to fewer letters. */
const SHORTEST = 3;

/** More than two on the bridge: who stands where, who can do what, and the cards the viewer holds and has seen. */
export function party(view: View, setting: BoardSetting): readonly string[] {
  const above = [...heading(view, setting), ...bridge(view, setting)];
  const below = [
    ...noteRows(view, setting, loyaltyNotes(view, setting)),
    ...(view.roundEnd ? [] : cards(view, setting)),
  ];
  const rows = (setting.rows ?? Number.POSITIVE_INFINITY) - above.length - below.length;
  const short = rosterInShort(view, setting);
  const ways = [roster(view, setting), [...short, ...foesAbilities(view, setting)]];
  return [...above, ...(ways.find(({ length }) => length <= rows) ?? short), ...below];
}

/** Characters and abilities are chosen; no figure stands on the bridge yet. */
export function partyBeforehand(view: View, { look, names }: BoardSetting): readonly string[] {
  const chosen = view.fighters.flatMap(({ character, abilities }, index) => {
    if (character === undefined) return [];
    const what =
      character === 'dragon' ? abilities.map((id) => abilityOf(view, id).name) : [shortName(character)];
    return what.length === 0
      ? []
      : [
          unbroken(`${names[index]}: ${what[0]}`) +
            what
              .slice(1)
              .map((one) => `, ${unbroken(one)}`)
              .join(''),
        ];
  });
  const when = view.options.mode === 'team' ? 'Before the first round' : 'Before the raid';
  return wrap(` ${[unbroken(when), ...chosen].join('\u00a0\u00a0 ')}`, widthOf(look), 3);
}

function heading(view: View, { look, names }: BoardSetting): readonly string[] {
  const { fighters, round, drawPile, reshuffles, roundEnd } = view;
  const left =
    view.options.mode === 'team'
      ? ` Round ${round}   ${([0, 1] as const).map((side) => `${teamOf(view, side, names)} ${tokens(view.tokens[side] ?? 0, look)}`).join('   ')}`
      : ` ${view.options.mode === 'raid' ? 'Raid' : 'Betrayal'}   ${dragonWords(view, names[fighters.length - 1])}`;
  if (roundEnd) return [left];
  const shuffles = reshuffles === 0 ? 'no shuffle left' : `${countOf(reshuffles, 'shuffle')} left`;
  return apart(left, `Draw pile ${drawPile}, ${shuffles}`, look);
}

function teamOf({ fighters }: View, side: Fighter['side'], names: readonly string[]): string {
  return names.filter((_, index) => fighters[index]?.side === side).join(', ');
}

function dragonWords({ fighters, extraTurns, roundEnd }: View, name = ''): string {
  const life = fighters.at(-1)?.life ?? 0;
  const extra = extraTurns > 0 && !roundEnd ? `, ${countOf(extraTurns, 'extra turn')}` : '';
  return `${name}: ${life > 0 ? `${countOf(life, 'hit')} left` : 'defeated'}${extra}`;
}

/** Names over the figures they belong to, the figures, and the distance between the front-most of both sides. */
function bridge(view: View, { look, names }: BoardSetting): readonly string[] {
  const groups = groupsOf(view, names);
  const [ours = [], theirs = []] = ([0, 1] as const).map((side) => groups.filter((one) => one.side === side));
  const left = ours.at(-1);
  const right = theirs[0];
  const figure = ({ side, space }: Group): Piece => ({
    at: columnOf(space, look),
    text: figureOf(side, look),
    ink: inkOf(side),
  });
  const front =
    left && right && left.space < right.space
      ? [
          ...ours.slice(0, -1).map(figure),
          ...span(look, columnOf(left.space, look), columnOf(right.space, look), right.space - left.space),
          ...theirs.slice(1).map(figure),
        ]
      : // Only a traitor who comes out at the very end stands beside or behind those they betrayed.
        groups.filter(({ space }, index) => groups[index - 1]?.space !== space).map(figure);
  return [...lanes(groups, look).map((pieces) => row(look, pieces)), row(look, front), ...planks(view, look)];
}

/** The groups on the bridge, from left to right. */
function groupsOf({ fighters }: View, names: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, { side, space, life }] of fighters.entries()) {
    if (life === 0) continue;
    const at = groups.findIndex((one) => one.side === side && one.space === space);
    const together = [...(groups[at]?.names ?? []), names[index] ?? ''];
    groups.splice(at < 0 ? groups.length : at, 1, { side, space, names: together });
  }
  return groups.sort((one, other) => one.space - other.space || one.side - other.side);
}

/** A name ends over its figure on the left side, and begins over it on the right; where it is crowded, a line higher. */
function lanes(groups: readonly Group[], look: TerminalLook): readonly (readonly Piece[])[] {
  const placed: Piece[][] = [[]];
  const fromTheFront = groups.filter(({ side }) => side === 0).toReversed();
  for (const { side, space, names } of [...fromTheFront, ...groups.filter((one) => one.side === 1)]) {
    const text = fitting(names, endOf(look) - 1);
    const column = columnOf(space, look);
    const wanted = side === 0 ? column + 1 - text.length : column;
    const at = Math.max(1, Math.min(wanted, endOf(look) - text.length));
    const isFree = (lane: readonly Piece[]) =>
      lane.every((one) => one.at + one.text.length + GAP <= at || at + text.length + GAP <= one.at);
    const lane = placed.find(isFree) ?? placed[placed.push([]) - 1];
    lane?.push({ at, text, ink: inkOf(side) });
  }
  return placed.map((lane) => lane.sort((one, other) => one.at - other.at)).toReversed();
}

/** Names that stand together, each cut as far as it must be. */
function fitting(names: readonly string[], columns: number): string {
  const longest = Math.max(...names.map(({ length }) => length));
  for (let letters = longest; letters > SHORTEST; letters--) {
    const text = names.map((name) => name.slice(0, letters)).join(', ');
    if (text.length <= columns) return text;
  }
  return names.map((name) => name.slice(0, SHORTEST)).join(', ');
}

/** A line for each fighter, in turn order: what is known of the hand, how far off, and the abilities that are left. */
function roster(view: View, { look, names }: BoardSetting): readonly string[] {
  return view.order.flatMap((index) => {
    const fighter = view.fighters[index];
    if (!fighter) return [];
    const { character, abilities, spent, life, side } = fighter;
    const played = character === undefined ? undefined : shortName(character);
    const name = names[index] ?? '';
    const who = played === undefined || name === played ? name : `${name}, ${played}`;
    const facts = factsOf(view, index);
    const label = `${markOf(view, index, look)}${who}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
    if (life === 0) return [paint(look, 'faint', label)];
    const left = abilities
      .filter((id) => !spent.includes(id))
      .map((id) => unbroken(abilityOf(view, id).name));
    const able = left.length > 0 ? `: ${left.join(', ')}` : ': no ability left';
    const [first = '', ...more] = wrap(unbroken(label) + able, widthOf(look), 3);
    return [paint(look, inkOf(side), first.slice(0, label.length)) + first.slice(label.length), ...more];
  });
}

/** The same without abilities, as many in a line as there is room for. */
function rosterInShort(view: View, { look, names }: BoardSetting): readonly string[] {
  const entries = view.order.map((index) => {
    const facts = factsOf(view, index);
    const mark = markOf(view, index, look).trim();
    return unbroken(`${mark}${names[index]}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`);
  });
  return wrap(` ${entries.join('\u00a0 ')}`, widthOf(look), 1);
}

/** What opponents can still do, where there is no room for what all can. */
function foesAbilities(view: View, { look, names }: BoardSetting): readonly string[] {
  const { viewer, fighters } = view;
  const own = viewer === 'spectator' ? undefined : fighters[viewer]?.side;
  const able = fighters.flatMap((fighter, index) => {
    const left = fighter.side === own || fighter.life === 0 ? [] : abilitiesLeft(view, fighter);
    return left.length > 0 ? [`${names[index]}: ${left.join(', ')}.`] : [];
  });
  return able.length > 0 ? wrap(` ${able.join(' ')}`, widthOf(look), 1) : [];
}

function abilitiesLeft(view: View, { abilities, spent }: Fighter): readonly string[] {
  return abilities.filter((id) => !spent.includes(id)).map((id) => unbroken(abilityOf(view, id).name));
}

function markOf({ active, roundEnd }: View, index: number, { plain }: TerminalLook): string {
  if (roundEnd || active !== index) return ' ';
  return plain ? '>' : '▸';
}

/** What the viewer should know of a fighter. */
function factsOf(view: View, index: number): readonly string[] {
  const { viewer, fighters, roundEnd, loyalty } = view;
  const fighter = fighters[index];
  if (!fighter) return [];
  const { hand, cards: count, recovering, life, side, space } = fighter;
  const isKnownTraitor = loyalty?.traitor === index && (loyalty.shown || index !== viewer);
  const loyal = loyalty?.cleared.some((one) => one === index) ? ['loyal'] : [];
  const known = isKnownTraitor ? ['traitor'] : loyal;
  if (life === 0) return ['defeated', ...known];
  if (roundEnd) return known;
  const own = viewer === 'spectator' ? undefined : fighters[viewer];
  const held = hand ? cardsIn(hand).join(' ') || 'no cards' : countOf(count, 'card');
  const isAway = own !== undefined && own.life > 0 && own.side !== side;
  const where =
    isAway && viewer !== 'spectator' ? `${distance(view, viewer, seat(index))} away` : `on ${space}`;
  return [...(index === viewer ? [] : [held, where]), ...(recovering ? ['must recover'] : []), ...known];
}

/** RULES 21.2: the viewer's own card; what all have seen stands beside the names. */
function loyaltyNotes({ loyalty, viewer, roundEnd }: View, { names }: BoardSetting): readonly string[] {
  if (loyalty?.role === undefined || viewer === 'spectator' || roundEnd) return [];
  const who = names[viewer] === 'You' ? 'You have' : `${names[viewer]}, you have`;
  return [`${who} ${loyalty.role === 'traitor' ? 'the traitor card' : 'a loyal card'}`];
}

/** The hand, and beside it the tally where there is room. */
function cards(view: View, { look }: BoardSetting): readonly string[] {
  const hand = handRows(view, look);
  const tally = shortTallyRows(view);
  const drawn = hand.slice(1);
  const column = Math.max(TALLY_COLUMN, ...drawn.map(({ length }) => length));
  const isTooWide = column + Math.max(...tally.map(({ length }) => length)) >= look.columns;
  if (look.plain || look.columns < ROOMY || isTooWide) return [...hand, ...tally];
  return tally.map((line, index) =>
    row(look, [
      { at: 0, text: drawn[index] ?? '' },
      { at: column, text: line },
    ]),
  );
}

function widthOf({ columns }: TerminalLook): number {
  return Math.min(columns, WIDEST) - 1;
}

/** So that it stays in one line, if it can. */
function unbroken(text: string): string {
  return text.slice(0, 1) + text.slice(1).replaceAll(' ', '\u00a0');
}
