import type { Seat } from '@riposte/kernel';
import { isAnsweredBySide } from './ask.ts';
import type { CardId } from './ids.ts';
import { kindsIn } from './pile.ts';
import { sheetOf } from './sheet.ts';
import { opponentsOf, type Position, playerOf, type State, type Table, teamOf } from './state.ts';

// RULES 15.3, 15.10: who sees hidden cards of others.

/** The players who see the hand of a seat: those of its team (RULES 17.8), and opponents by a card. */
export function watchersOf(state: State, seat: Seat): readonly Seat[] {
  return [...teamOf(state, seat), ...opponentsOf(state, seat).filter((other) => seesHands(state, other))];
}

/** RULES 15.10: whether a player sees the hands of opponents. */
export function seesHands(state: Position, seat: Seat): boolean {
  return isAnsweredBySide(sheetOf(state), seat, 'allows', 'see hands');
}

/** RULES 15.3: a player sees hidden cards of another, and nobody else does. */
export function lookAt({ state, tell }: Table, seat: Seat, at: Seat, pile: 'hand' | 'discard'): void {
  const player = playerOf(state, at);
  const told = { type: 'looked', seat, at, pile } as const;
  const cards = () =>
    kindsIn(player[pile]).flatMap((number) =>
      Array.from({ length: player[pile][number] ?? 0 }, () => player.cards[number] as CardId),
    );
  tell?.({ ...told, cards: cards() }, { to: [seat], others: told, shows: true });
}

/** RULES 15.10: what opens the hands of opponents has come to a player. */
export function openHands(table: Table, seat: Seat): void {
  for (const at of opponentsOf(table.state, seat)) lookAt(table, seat, at, 'hand');
}
