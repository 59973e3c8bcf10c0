import type { Seat } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import { tooMany } from './asides.ts';
import { isAtHome } from './invitations.ts';
import type { Line, Wish } from './line.ts';
import { awaitedOf, isPersons, peopleOf, seatOf, type Table } from './table.ts';

/** The line that a request leads to; nothing when it was granted before. */
export type AskedTable = Result<Line | undefined>;

const GRANTED: AskedTable = { ok: true, value: undefined };

function write(line: Line): AskedTable {
  return { ok: true, value: line };
}

/** The seat that a player has, even while a bot plays it. Whom a private table is hidden from learns nothing of it. */
export function heldSeat(table: Table, player: string): Result<Seat> {
  const seat = seatOf(table, player);
  if (seat !== undefined) return { ok: true, value: seat };
  return refuse(isAtHome(table, player) ? 'NOT_SEATED' : 'NO_SUCH_TABLE');
}

/** The seat that a player plays at this moment, with no bot in their place. */
export function ownSeat(table: Table, player: string): Result<Seat> {
  const seat = heldSeat(table, player);
  if (!seat.ok) return seat;
  return isPersons(table.seats[seat.value] ?? {})
    ? seat
    : refuse('NOT_ALLOWED', 'A bot plays your seat: come back first.');
}

export function askResign(table: Table, seat: Seat, bot: string): AskedTable {
  if (table.ending?.by === 'resigned' && table.ending.outcome?.places[seat] === 2) return GRANTED;
  return running(table) ?? write({ type: 'resigned', seat, bot });
}

/** Offers a draw; where another player has offered it, this takes it. */
export function askDraw(table: Table, seat: Seat): AskedTable {
  const no = running(table);
  if (no) return no;
  if (peopleOf(table).length < table.seats.length) return refuse('NOT_ALLOWED', 'A bot agrees to no draw.');
  if (table.seats.length < 2) return refuse('NOT_ALLOWED', 'There is no opponent to agree to a draw.');
  if (table.proposal?.wish === 'takeback') return refuse('ALREADY_OFFERED');
  if (table.proposal?.agreed.includes(seat)) return GRANTED;
  return write({ type: table.proposal ? 'agreed' : 'asked', seat, wish: 'draw' });
}

/** What is said to a takeback, as far as no log has to be read for it; nothing where the seat may ask. */
export function answerToTakeback(table: Table, seat: Seat): AskedTable | undefined {
  const no = running(table);
  if (no) return no;
  if (!table.proposal) return tooMany(table, { type: 'asked', seat, wish: 'takeback' });
  return table.proposal.wish === 'takeback' && table.proposal.seat === seat
    ? GRANTED
    : refuse('ALREADY_OFFERED');
}

export function askAnswer(table: Table, seat: Seat, wish: Wish, accept: boolean): AskedTable {
  if (table.ending?.by === 'draw' && wish === 'draw' && accept) return GRANTED;
  const no = running(table);
  if (no) return no;
  const { proposal } = table;
  if (proposal?.wish !== wish) return refuse(wish === 'draw' ? 'NO_DRAW_OFFERED' : 'NO_TAKEBACK_ASKED');
  if (!accept) return write({ type: 'declined', seat, wish });
  return proposal.agreed.includes(seat) ? GRANTED : write({ type: 'agreed', seat, wish });
}

export function askLeave(table: Table, seat: Seat): AskedTable {
  if (table.status === 'over') return GRANTED;
  return table.seats[seat]?.left === undefined ? write({ type: 'left', seat }) : GRANTED;
}

export function askReturn(table: Table, player: string): AskedTable {
  const no = running(table);
  if (no) return no;
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('NOT_SEATED');
  const { bot, left, resigned } = table.seats[seat] ?? {};
  if (resigned) return refuse('NOT_ALLOWED', 'You have resigned.');
  return bot === undefined && left === undefined ? GRANTED : write({ type: 'returned', seat });
}

/** A seat that is to be handed over: whether its player is surely away, and the bot that stands in for them. */
export interface HandOver {
  readonly seat: Seat;
  readonly isAway: boolean;
  readonly standIn: string;
}

/**
 * A seat is kept until patience is over: for a player who has left it, and, where no clock runs, for one who is away
 * while the match waits for them. A player who thinks is never replaced: for that there are clocks.
 */
export function askHandOver(
  table: Table,
  { seat, isAway, standIn }: HandOver,
  { now, patience }: { readonly now: number; readonly patience: number },
): AskedTable {
  const no = running(table);
  if (no) return no;
  const holder = table.seats[seat];
  if (!holder) return refuse('NOT_A_SEAT');
  if (holder.bot !== undefined) return holder.bot === standIn ? GRANTED : refuse('SEAT_NOT_LEFT');
  const isTimed = table.setting.terms.clock.type !== 'none';
  const isSilent = awaitedOf(table).includes(seat) && now - table.clock.since >= patience;
  const hasLeft = holder.left !== undefined && now - holder.left >= patience;
  // Who has said until when they are away has not given the seat up.
  return (hasLeft && !holder.away) || (isSilent && !isTimed && isAway)
    ? write({ type: 'handed', seat, bot: standIn })
    : refuse('SEAT_NOT_LEFT');
}

function running({ status }: Table): AskedTable | undefined {
  if (status === 'open' || status === 'dealing') return refuse('NOT_STARTED');
  return status === 'over' ? refuse('GAME_OVER') : undefined;
}
