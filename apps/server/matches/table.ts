import {
  type AnyGame,
  type AnyState,
  seats as allSeats,
  awaitedNonces,
  boundBy,
  type Dealing,
  fullTable,
  type Intention,
  type Match,
  type Outcome,
  type Seat,
  seat as toSeat,
} from '@riposte/kernel';
import type { DealingCard, ENDS, TableCard, TableSeat, TableStatus, Visibility } from '@riposte/protocol';
import type { StoredPlayer } from '../store/players.ts';
import { type ClockTerms, newClock, type TimeSource } from '../time/clock.ts';
import type { Wish } from './line.ts';

/** A running match of some game. */
export type AnyMatch = Match<AnyState, unknown>;

/** What was settled when the table was opened. */
export interface Terms {
  readonly clock: ClockTerms;
  /** Viewers who do not sit here may watch any seat, so many milliseconds late. */
  readonly fullViewAfter?: number | undefined;
  /** For which player a seat is kept, by seat; no other may sit there. */
  readonly kept?: Readonly<Record<number, string>> | undefined;
  /** The table of which this is the rematch: what was said there is still heard here. */
  readonly follows?: string | undefined;
}

/** All about a table that never changes. */
export interface Setting {
  readonly id: string;
  readonly game: AnyGame;
  /** The rules it is played by; before the deal, those it was opened with. */
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
  readonly visibility: Visibility;
  readonly host: string;
  readonly commitment: string;
  readonly createdAt: string;
}

/** Who has a seat: nobody, a person, a bot, or a person for whom a bot plays. */
export interface Holder {
  readonly player?: StoredPlayer;
  readonly bot?: string;
  /** When the person left, in service time. */
  readonly left?: number;
  /** Whether the person's nonce took no part in the deal. */
  readonly absent?: true;
  /** Whether the person has given up for good. */
  readonly resigned?: true;
  /** How many turns in a row a stand-in had to finish, and whether it plays only for this one. */
  readonly late?: number;
  readonly forTurn?: true;
  /** Until when the person is away: in service time, and as a date for people to read. */
  readonly away?: { readonly until: number; readonly date: string };
}

/** A deal that is being made, and by when nonces have to be shown, in service time. */
export interface DealingAt extends Dealing {
  readonly until: number;
}

/** What one seat asks of the others, and who is for it. */
export interface Proposal {
  readonly wish: Wish;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly to?: number | undefined;
}

/** How often a seat asked for something beside its choices: in the whole match, and other people since its last choice. */
export interface Asides {
  readonly all: number;
  readonly offers: number;
}

/** Where a match went on in another history of the database. */
interface Resumption {
  readonly history: string;
  /** How many notices each viewer had been sent by then, of those that are still so. */
  readonly heads: readonly number[];
}

/** How it ended. A table that was closed has no outcome. */
export interface Ending {
  readonly by: (typeof ENDS)[number];
  readonly outcome?: Outcome;
  /** Why a moderator closed it. */
  readonly reason?: string;
}

/** A table, from the first who sits down to the end of the match. Plain data but for the game. */
export interface Table {
  readonly setting: Setting;
  readonly status: TableStatus;
  /** How many lines its log has. */
  readonly seq: number;
  /** The key of the last of them in the store; nothing while that is not there. */
  readonly key?: number | undefined;
  readonly seats: readonly Holder[];
  /** How many notices each viewer was sent: the seats in order, then the spectators. */
  readonly heads: readonly number[];
  readonly clock: TimeSource;
  /** From the moment when all seats are taken until the cards are dealt. */
  readonly dealing?: DealingAt;
  /** How many rounds of the deal were broken off. */
  readonly brokenOff?: number;
  readonly match?: AnyMatch;
  /** How far the log, and the game in it, had come when the rules took over by which it is played now. */
  readonly carried?: { readonly lines: number; readonly entries: number };
  readonly proposal?: Proposal;
  /** What seats have settled ahead, by seat. No viewer but the seat itself may know of it. */
  readonly intentions?: Readonly<Record<number, Intention>>;
  /** How often seats asked for something beside their choices, by seat. */
  readonly asides?: Readonly<Record<number, Asides>> | undefined;
  readonly ending?: Ending;
  readonly rematch?: string;
  /** The history of the database in which it is played; nothing in the first. */
  readonly history?: string | undefined;
  /** Where it went on in another history, in order. */
  readonly resumptions?: readonly Resumption[];
}

/** A table with free seats only. */
export function newTable(setting: Setting, now: number): Table {
  const count = seatCountOf(setting);
  return {
    setting,
    status: 'open',
    seq: 0,
    seats: Array.from({ length: count }, () => ({})),
    heads: Array(count + 1).fill(0),
    clock: newClock(setting.terms.clock, count, now),
  };
}

function seatCountOf({ game, options }: Setting): number {
  return fullTable(game, options);
}

/** The seat of a player, if they have one. */
export function seatOf(table: Table, player: string): Seat | undefined {
  return seatsOf(table).find((seat) => table.seats[seat]?.player?.id === player);
}

/** Whether a match is played by other rules than those of this node. */
export function isForeign({ status, match, setting }: Table): boolean {
  return status === 'running' && match !== undefined && setting.rulesVersion !== setting.game.rulesVersion;
}

export function seatsOf(table: Table): readonly Seat[] {
  return allSeats(table.seats.length);
}

/** Whom the game waits for. */
export function awaitedOf({ match, status, setting: { game } }: Table): readonly Seat[] {
  if (!match || status !== 'running') return [];
  const decisions = game.decisions(match.state);
  return decisions.filter(({ kind }) => kind === 'awaited').map(({ seat }) => seat);
}

/** Whether a person plays the seat, and not a bot for them. */
export function isPersons({ player, bot }: Holder): boolean {
  return player !== undefined && bot === undefined;
}

/** The seats that people play themselves. */
export function peopleOf(table: Table): readonly Seat[] {
  return seatsOf(table).filter((seat) => isPersons(table.seats[seat] ?? {}));
}

/** The seats that wait for a bot, and for which one. */
export function botTurnsOf(table: Table): readonly { readonly seat: Seat; readonly bot: string }[] {
  return awaitedOf(table).flatMap((seat) => {
    const bot = table.seats[seat]?.bot;
    return bot === undefined ? [] : [{ seat, bot }];
  });
}

/** A table as everybody sees it. */
export function cardOf(table: Table): TableCard {
  const { setting, seats, status, dealing, brokenOff, proposal, ending, rematch } = table;
  const { fullViewAfter, clock } = setting.terms;
  return {
    id: setting.id,
    game: setting.game.id,
    options: setting.options,
    clock,
    visibility: setting.visibility,
    ...(fullViewAfter !== undefined && { fullViewAfter }),
    status,
    host: setting.host,
    seats: seatsOf(table).map((seat) => seatCardOf(seat, seats[seat] ?? {})),
    commitment: setting.commitment,
    ...(dealing && { dealing: dealingCardOf(dealing) }),
    ...(brokenOff !== undefined && { brokenOff }),
    ...(proposal?.wish === 'draw' && { drawOffers: [...proposal.agreed] }),
    ...(proposal?.wish === 'takeback' && { takeback: proposal.seat }),
    ...(ending?.outcome && { outcome: outcomeCard(ending.outcome) }),
    ...(ending && { by: ending.by }),
    ...(ending?.reason !== undefined && { reason: ending.reason }),
    ...(rematch !== undefined && { rematch }),
    createdAt: setting.createdAt,
  };
}

function dealingCardOf(dealing: Dealing): DealingCard {
  return {
    round: dealing.round,
    seals: [...boundBy(dealing)],
    awaited: awaitedNonces(dealing).map(toSeat),
  };
}

function seatCardOf(seat: Seat, { player, bot, left, absent, away }: Holder): TableSeat {
  return {
    seat,
    ...(player && { player }),
    ...(bot !== undefined && { bot }),
    ...(left !== undefined && { left: true }),
    ...(absent && { absent }),
    ...(away && bot === undefined && { awayUntil: away.date }),
  };
}

function outcomeCard({ places, scores }: Outcome): TableCard['outcome'] {
  return { places: [...places], ...(scores && { scores: [...scores] }) };
}
