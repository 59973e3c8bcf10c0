import { distance, type Event, SPACES, TOKENS_TO_WIN, type View } from '@riposte/flash-duel';
import { type Ink, inkOf, paint } from '../paint.ts';
import { countOf } from '../paragraph.ts';
import type { Look } from '../terminal.ts';
import type { Board, Setting } from './board.ts';
import { handRows, tallyRows } from './flashDuelCards.ts';

const PLANKS = Array.from({ length: SPACES }, (_, index) => index + 1);
const WIDEST = 80;
/** From here on each space is drawn four columns wide; below it, three. */
const ROOMY = 76;
const TALLY_COLUMN = 40;

/** The bridge, the two fighters and the distance between them, the cards one holds and those one has seen. */
export const flashDuelBoard: Board<View, Event> = {
  primer: [
    'Two fighters face each other on a bridge of 18 spaces. Cards are numbers from 1 to 5.',
    'Play a card to move that many spaces. Play cards whose number is exactly the distance to attack: whoever cannot block with as many of the same number is hit. Or dash: one card to run in, others to strike.',
    'One hit wins the round, three rounds win the game. A round without a hit ends with the draw pile: then it counts how far you have come (rule 11).',
  ],
  draw(view, setting) {
    const { look } = setting;
    return [...heading(view, setting), ...bridge(view, setting), ...cards(view, look)].map((line) =>
      line.trimEnd(),
    );
  },
  weigh({ type }) {
    if (type === 'turnBegan' || type === 'gameWon') return 'quiet';
    return type === 'hitTaken' || type === 'timeRanOut' || type === 'roundEnded' ? 'strong' : 'plain';
  },
};

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
  const number = String(distance(view));
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
    ` ${PLANKS.map((space) => `${texture(space, look).repeat(cell - 1)} `).join('')}`,
    ` ${PLANKS.map((space) => String(space).padStart(2).padEnd(cell)).join('')}`,
  ];
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
function cards(view: View, look: Look): readonly string[] {
  if (view.roundEnd) return [];
  const hand = handRows(view, look);
  const tally = tallyRows(view);
  if (look.plain || look.columns < ROOMY) return ['', ...hand, ...tally];
  const rows = Math.max(hand.length, tally.length);
  return [
    '',
    ...Array.from({ length: rows }, (_, index) =>
      row(look, [
        { at: 0, text: hand[index] ?? '' },
        { at: TALLY_COLUMN, text: tally[index] ?? '' },
      ]),
    ),
  ];
}
