import {
  type Choice,
  distance,
  type Event,
  earned,
  type Options,
  SPACES,
  type State,
  soloResultOf,
  TOKENS_TO_WIN,
  type View,
} from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { type Ink, inkOf, paint } from '../paint.ts';
import { countOf } from '../paragraph.ts';
import type { Look } from '../terminal.ts';
import type { Board, Setting } from './board.ts';
import { abilityRows, captionOf, noteRows } from './flashDuelAbilities.ts';
import { handRows, tallyRows } from './flashDuelCards.ts';
import { characterName } from './flashDuelCatalogue.ts';

const PLANKS = Array.from({ length: SPACES }, (_, index) => index + 1);
const WIDEST = 80;
/** From here on each space is drawn four columns wide; below it, three. */
const ROOMY = 76;
const TALLY_COLUMN = 40;

const STRONG: readonly Event['type'][] = [
  'charactersChosen',
  'hitTaken',
  'timeRanOut',
  'roundEnded',
  'stakesRaised',
  'mineSprung',
];
const BOT_NAMES: Readonly<Record<Options['bot'], string>> = {
  dummy: 'Training Dummy',
  rook: 'Rook',
  dragon: 'Dragon',
};

/** The bridge, the two fighters and the distance between them, the cards one holds and those one has seen. */
export const flashDuelBoard: Board<View, Event, Choice, Options, State> = {
  primer: ({ mode }) => [
    'Two fighters face each other on a bridge of 18 spaces. Cards are numbers from 1 to 5.',
    'Play a card to move that many spaces. Play cards whose number is exactly the distance to attack: whoever cannot block with as many of the same number is hit. Or dash: one card to run in, others to strike.',
    'One hit wins the round, three rounds win the game. A round without a hit ends with the draw pile: then it counts how far you have come (rule 11).',
    ...(mode === 'simple'
      ? []
      : ['Ability cards break these rules: one a turn, each once a round. Type cards to read them.']),
  ],
  draw(view, setting) {
    return (view.round === 0 ? beforehand(view, setting) : duel(view, setting)).map((line) => line.trimEnd());
  },
  weigh({ type }) {
    if (type === 'turnBegan' || type === 'gameWon') return 'quiet';
    return STRONG.includes(type) ? 'strong' : 'plain';
  },
  settings: ({ edition, mode, selection, bot }) => [
    `edition ${edition}`,
    ...(mode === 'simple' ? [] : [`mode ${mode}`]),
    ...(mode === 'full' ? [`selection ${selection}`] : []),
    ...(mode === 'solo' ? [`bot ${bot}`] : []),
  ],
  figures: ({ mode, bot }) => (mode === 'solo' ? [BOT_NAMES[bot]] : []),
  caption: captionOf,
  epilogue(state) {
    const result = soloResultOf(state);
    return earned(result ? [result] : []).map(
      ({ name, points, rule }) => `Achievement: ${name}, ${points} points (rule ${rule}).`,
    );
  },
};

/** Characters are chosen or abilities drafted; nobody stands on the bridge yet. */
function beforehand(view: View, setting: Setting): readonly string[] {
  const { names } = setting;
  const chosen = view.fighters.flatMap(({ character }, index) => {
    const played = characterName(character);
    return played === undefined ? [] : [`${names[index]}: ${played}`];
  });
  const heading = ` ${['Before the first round', ...chosen].join('   ')}`;
  // Where all characters are listed, so are the cards of those chosen.
  return view.options.mode === 'clockwork' ? [heading, ...abilityRows(view, setting)] : [heading];
}

function duel(view: View, setting: Setting): readonly string[] {
  const lasting = [...abilityRows(view, setting), ...noteRows(view, setting)];
  // Between rounds of Custom Clockwork there is much to choose from, and nothing on the bridge.
  const isTweaking = view.roundEnd !== undefined && view.options.mode === 'clockwork';
  return [
    ...heading(view, setting),
    ...(isTweaking ? [] : bridge(view, setting)),
    ...lasting,
    ...cards(view, setting, lasting.length === 0),
  ];
}

/** A piece of a line, and the column it begins at. */
interface Piece {
  readonly at: number;
  readonly text: string;
  readonly ink?: Ink;
}

function heading(view: View, { look, names }: Setting): readonly string[] {
  const score = names.map((name, index) => `${name} ${tokens(view.tokens[index] ?? 0, look)}`).join('   ');
  const left = ` Round ${view.round}   ${score}`;
  if (view.roundEnd) return [left];
  const others = view.fighters.flatMap(({ cards, hand }, index) =>
    hand ? [] : [`${names[index]} holds ${countOf(cards, 'card')}`],
  );
  const right = [...others, `Draw pile ${view.drawPile}`].join('   ');
  const room = Math.min(look.columns, WIDEST) - 1 - left.length - right.length;
  return room >= 3 ? [left + ' '.repeat(room) + right] : [left, ` ${right}`];
}

function tokens(count: number, { plain }: Look): string {
  if (plain) return countOf(count, 'token');
  return '●'.repeat(count) + '○'.repeat(Math.max(0, TOKENS_TO_WIN - count));
}

function bridge(view: View, { look, names }: Setting): readonly string[] {
  const cell = look.columns >= ROOMY ? 4 : 3;
  const [left = 0, right = 0] = view.fighters.map(({ space }) => 2 + (space - 1) * cell);
  const [leftName = '', rightName = ''] = view.fighters.map(
    ({ recovering }, index) => `${names[index]}${recovering ? ' (must recover)' : ''}`,
  );
  // Names never meet, and stay on the screen.
  const edge = Math.min(right, 1 + SPACES * cell - rightName.length);
  const leftAt = Math.max(1, Math.min(left + 1, edge - 2) - leftName.length);
  const rightAt = Math.max(leftAt + leftName.length + 2, edge);
  const between = right - left - 1;
  const number = String(distance(view, seat(0), seat(1)));
  const label = between > number.length + 1 ? ` ${number} ` : number.padEnd(between);
  const line = look.plain ? '-' : '─';
  const before = Math.floor((between - label.length) / 2);
  return [
    row(look, [
      { at: leftAt, text: leftName, ink: inkOf(0) },
      { at: rightAt, text: rightName, ink: inkOf(1) },
    ]),
    row(look, [
      { at: left, text: look.plain ? '>' : '►', ink: inkOf(0) },
      { at: left + 1, text: line.repeat(before), ink: 'faint' },
      { at: left + 1 + before, text: label, ink: 'strong' },
      {
        at: left + 1 + before + label.length,
        text: line.repeat(between - before - label.length),
        ink: 'faint',
      },
      { at: right, text: look.plain ? '<' : '◄', ink: inkOf(1) },
    ]),
    ` ${PLANKS.map((space) => `${plank(view, space, cell - 1, look)} `).join('')}`,
    ` ${PLANKS.map((space) => String(space).padStart(2).padEnd(cell)).join('')}`,
  ];
}

/** A space of the bridge, with the Clockwork Soldier or the Landmine that is on it. */
function plank({ soldier, mine }: View, space: number, width: number, look: Look): string {
  const marks = [
    ...(soldier?.space === space ? [paint(look, inkOf(soldier.owner), 'S')] : []),
    ...(mine?.space === space ? [paint(look, inkOf(mine.owner), 'M')] : []),
  ];
  const wood = texture(space, look);
  const before = marks.length > 0 && width > 2 ? wood : '';
  return before + marks.join('') + wood.repeat(width - before.length - marks.length);
}

/** The spaces of the bridge are dark and light in pairs. */
function texture(space: number, { plain }: Look): string {
  const isDark = space % 4 === 1 || space % 4 === 2;
  if (plain) return isDark ? '#' : '.';
  return isDark ? '▓' : '░';
}

function row(look: Look, pieces: readonly Piece[]): string {
  let line = '';
  let end = 0;
  for (const { at, text, ink } of pieces) {
    line += ' '.repeat(at - end) + (ink ? paint(look, ink, text) : text);
    end = at + text.length;
  }
  return line;
}

/** The hand, and beside it the tally where there is room. */
function cards(view: View, { look, names }: Setting, airy: boolean): readonly string[] {
  if (view.roundEnd) return [];
  const hand = handRows(view, look);
  const tally = tallyRows(view, names);
  const air = airy ? [''] : [];
  if (look.plain || look.columns < ROOMY) return [...air, ...hand, ...tally];
  const rows = Math.max(hand.length, tally.length);
  return [
    ...air,
    ...Array.from({ length: rows }, (_, index) =>
      row(look, [
        { at: 0, text: hand[index] ?? '' },
        { at: TALLY_COLUMN, text: tally[index] ?? '' },
      ]),
    ),
  ];
}
