import type { Seat, TurnTexts } from '@riposte/kernel';
import type { Event } from '../event.ts';
import { SLOTS } from '../ids.ts';
import { baseShown, heroesAway, type Shown, shownOf } from '../table.ts';
import type { View } from '../view.ts';
import { upper } from '../words/label.ts';
import { deedsOf } from './deeds.ts';

/** A whole turn, a line for each thing done, then how its players stand. Hidden cards are counted, never named. */
export const turns: TurnTexts<Event, View> = {
  begins: (event) =>
    event.type === 'turnBegan'
      ? { number: event.turn, seats: event.mate === undefined ? [event.seat] : [event.seat, event.mate] }
      : undefined,
  ends: ({ type }) => type === 'ended',
  text(turn, names) {
    const { number, seats, view } = turn;
    return [
      `Codex, turn ${number}: ${seats.map(names).join(' and ')}`,
      ...deedsOf(turn, names).map(({ text, isOutcome }) => (isOutcome ? `  ${text}` : text)),
      ...seats.flatMap((seat) => ['', ...standingLines(view, seat, seats.length > 1 ? names(seat) : '')]),
    ].join('\n');
  },
};

/** How a player stands: patrol, back line, buildings, purse and piles. */
function standingLines(view: View, seat: Seat, name: string): readonly string[] {
  const shown = shownOf(view, seat);
  const player = view.players[seat];
  if (!player) return [];
  const { sizes, workers } = player;
  const base = baseShown(view, seat);
  const back = shown.filter(({ kind, slot }) => kind !== 'building' && kind !== 'base' && !(slot in SLOTS));
  const built = shown.filter(({ kind }) => kind === 'building');
  const away = heroesAway(view, seat).map(
    ({ name: hero, waits, isLost }) =>
      `${hero}${isLost ? ' (lost)' : waits > 0 ? ` (back in ${waits})` : ''}`,
  );
  return [
    ...(name === '' ? [] : [name]),
    'Patrol',
    ...SLOTS.map((slot, index) => {
      const patroller = shown.find((piece) => piece.slot === index);
      return `  ${upper(slot)}: ${patroller ? pieceText(patroller) : 'nobody'}`;
    }),
    `In play: ${back.length === 0 ? 'nothing' : back.map(pieceText).join('; ')}`,
    `Buildings: ${[...(base ? [base] : []), ...built].map(pieceText).join('; ')}`,
    ...(away.length === 0 ? [] : [`Heroes who wait: ${away.join(', ')}`]),
    `Floating gold ${player.gold}, workers ${workers}`,
    `Hand ${sizes.hand}, discard pile ${sizes.discard}, draw pile ${sizes.deck}, codex ${sizes.codex}`,
  ];
}

/** “Captain Zane, level 4, 3/2 of 3, haste, exhausted”. */
function pieceText({ name, level, atk, left, hp, marks, isExhausted, isFresh, ...piece }: Shown): string {
  const health = left === undefined || left === hp ? left : `${left} of ${hp}`;
  const numbers = atk === undefined ? health : `${atk}/${health}`;
  return [
    name,
    ...(level > 0 ? [`level ${level}`] : []),
    ...(numbers === undefined
      ? []
      : [piece.kind === 'building' || piece.kind === 'base' ? `${numbers} HP` : numbers]),
    ...marks,
    ...(isExhausted ? ['exhausted'] : []),
    ...(isFresh ? ['just arrived'] : []),
    ...(piece.isUnderConstruction ? ['under construction'] : []),
    ...(piece.isDisabled ? ['disabled'] : []),
  ].join(', ');
}
