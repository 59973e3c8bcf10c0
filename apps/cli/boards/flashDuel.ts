import {
  type Choice,
  distance,
  type Event,
  earned,
  flashDuel,
  type Options,
  type State,
  soloResultOf,
  type View,
} from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { inkOf } from '../paint.ts';
import { countOf } from '../paragraph.ts';
import type { Board, Setting } from './board.ts';
import { abilityRows, captionOf, noteRows } from './flashDuelAbilities.ts';
import { apart, columnOf, endOf, planks, ROOMY, row, span, tokens } from './flashDuelBridge.ts';
import { handRows, tallyRows } from './flashDuelCards.ts';
import { characterName } from './flashDuelCatalogue.ts';
import { party, partyBeforehand } from './flashDuelParty.ts';
import { primerOf } from './flashDuelPrimer.ts';

const TALLY_COLUMN = 40;

const STRONG: readonly Event['type'][] = [
  'charactersChosen',
  'hitTaken',
  'timeRanOut',
  'roundEnded',
  'stakesRaised',
  'mineSprung',
  'fell',
  'loyaltyDealt',
  'revealed',
  'accused',
  'handNamed',
  'lifeClaimed',
  'traitorKnown',
];
const CHOSEN: readonly Event['type'][] = ['characterChosen', 'abilityTaken'];
const BOT_NAMES: Readonly<Record<Options['bot'], string>> = {
  dummy: 'Training Dummy',
  rook: 'Rook',
  dragon: 'Dragon',
};

/** The bridge, the two fighters and the distance between them, the cards one holds and those one has seen. */
export const flashDuelBoard: Board<View, Event, Choice, Options, State> = {
  primer: primerOf,
  draw(view, setting) {
    const [before, during] = view.fighters.length > 2 ? [partyBeforehand, party] : [beforehand, duel];
    return (view.round === 0 ? before : during)(view, setting).map((line) => line.trimEnd());
  },
  weigh(event, viewer, seats) {
    const { type } = event;
    // Where many play it would be all one reads, and it is on the board.
    if (seats > 2 && CHOSEN.includes(type)) return 'quiet';
    if (seats > 2 && event.type === 'cardsDrawn' && event.seat !== viewer) return 'quiet';
    if (type === 'turnBegan' || type === 'gameWon' || type === 'gameDrawn') return 'quiet';
    return STRONG.includes(type) ? 'strong' : 'plain';
  },
  settings: ({ edition, mode, selection, bot, mortals, openHands }) => [
    `edition ${edition}`,
    ...(mode === 'simple' ? [] : [`mode ${mode}`]),
    ...(mode === 'raid' ? [`${mortals} mortals`] : []),
    ...((mode === 'team' || mode === 'raid') && !openHands ? ['closed hands'] : []),
    ...(mode === 'full' ? [`selection ${selection}`] : []),
    ...(mode === 'solo' ? [`bot ${bot}`] : []),
  ],
  figures: ({ mode, bot }) => (mode === 'solo' ? [BOT_NAMES[bot]] : []),
  sides: (options) => {
    const seated = Array.from({ length: flashDuel.seatCount(options) }, (_, index) => index);
    const last = seated.length - 1;
    if (options.mode === 'raid' || options.mode === 'betrayal') return [seated.slice(0, -1), [last]];
    return options.mode === 'team'
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1]];
  },
  roles: (options) => {
    const isRaid = options.mode === 'raid' || options.mode === 'betrayal';
    return isRaid
      ? [...Array.from({ length: flashDuel.seatCount(options) - 1 }, () => undefined), 'Dragon']
      : [];
  },
  victors(seats, options) {
    const dragon = flashDuel.seatCount(options) - 1;
    switch (options.mode) {
      case 'team':
        return seats.includes(0) ? 'Team A' : 'Team B';
      case 'raid':
      case 'betrayal':
        if (!seats.includes(dragon)) return 'Mortals';
        return seats.length > 1 ? 'Dragon and traitor' : 'Dragon';
      default:
        return `Seat ${seats.join(', ')}`;
    }
  },
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

function heading(view: View, { look, names }: Setting): readonly string[] {
  const score = names.map((name, index) => `${name} ${tokens(view.tokens[index] ?? 0, look)}`).join('   ');
  const left = ` Round ${view.round}   ${score}`;
  if (view.roundEnd) return [left];
  const others = view.fighters.flatMap(({ cards, hand }, index) =>
    hand ? [] : [`${names[index]} holds ${countOf(cards, 'card')}`],
  );
  const right = [...others, `Draw pile ${view.drawPile}`].join('   ');
  return apart(left, right, look);
}

function bridge(view: View, { look, names }: Setting): readonly string[] {
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
