import { type Choice, characterName, distance, type View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { inkOf } from '../../paint.ts';
import { countOf } from '../../paragraph.ts';
import type { BoardSetting, TerminalBoard } from '../board.ts';
import { abilityRows, captionOf, noteRows } from './abilities.ts';
import { apart, columnOf, endOf, planks, ROOMY, row, span, tokens } from './bridge.ts';
import { handRows, tallyRows } from './cards.ts';
import { party, partyBeforehand } from './party.ts';

const TALLY_COLUMN = 40;

/** The bridge, the two fighters and the distance between them, the cards the viewer holds and those seen. */
const board: TerminalBoard<View, Choice> = {
  draw(view, setting) {
    const [before, during] = view.fighters.length > 2 ? [partyBeforehand, party] : [beforehand, duel];
    return (view.round === 0 ? before : during)(view, setting).map((line) => line.trimEnd());
  },
  caption: captionOf,
};

export default board;

/** Characters are chosen or abilities drafted; no figure stands on the bridge yet. */
function beforehand(view: View, setting: BoardSetting): readonly string[] {
  const { names } = setting;
  const chosen = view.fighters.flatMap(({ character }, index) => {
    const played = characterName(character);
    return played === undefined ? [] : [`${names[index]}: ${played}`];
  });
  const heading = ` ${['Before the first round', ...chosen].join('   ')}`;
  // Where all characters are listed, so are the cards of those chosen.
  return view.options.mode === 'clockwork' ? [heading, ...abilityRows(view, setting)] : [heading];
}

function duel(view: View, setting: BoardSetting): readonly string[] {
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

function heading(view: View, { look, names }: BoardSetting): readonly string[] {
  const score = names.map((name, index) => `${name} ${tokens(view.tokens[index] ?? 0, look)}`).join('   ');
  const left = ` Round ${view.round}   ${score}`;
  if (view.roundEnd) return [left];
  const others = view.fighters.flatMap(({ cards, hand }, index) =>
    hand ? [] : [`${names[index]} holds ${countOf(cards, 'card')}`],
  );
  const right = [...others, `Draw pile ${view.drawPile}`].join('   ');
  return apart(left, right, look);
}

function bridge(view: View, { look, names }: BoardSetting): readonly string[] {
  const [left = 0, right = 0] = view.fighters.map(({ space }) => columnOf(space, look));
  const [leftName = '', rightName = ''] = view.fighters.map(
    ({ recovering }, index) => `${names[index]}${recovering ? ' (must recover)' : ''}`,
  );
  // Names never meet, and stay on the screen.
  const edge = Math.min(right, endOf(look) - rightName.length);
  const leftAt = Math.max(1, Math.min(left + 1, edge - 2) - leftName.length);
  const rightAt = Math.max(leftAt + leftName.length + 2, edge);
  return [
    row(look, [
      { at: leftAt, text: leftName, ink: inkOf(0) },
      { at: rightAt, text: rightName, ink: inkOf(1) },
    ]),
    row(look, span(look, left, right, distance(view, seat(0), seat(1)))),
    ...planks(view, look),
  ];
}

/** The hand, and beside it the tally where there is room. */
function cards(view: View, { look, names }: BoardSetting, airy: boolean): readonly string[] {
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
