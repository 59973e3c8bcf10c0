import type { Outcome, Seat } from '@riposte/kernel';
import { authorityOf, chanceOf, withNonce } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import { formerPlayer } from '../store/players.ts';
import { newClock, topUp } from '../time/clock.ts';
import type { Aid } from './aid.ts';
import type { AnyMove, Change } from './change.ts';
import { brokenOff, nowDealing, withSeats } from './dealing.ts';
import { ended, recounted, ticking, withoutProposal } from './flow.ts';
import { withIntention } from './intentions.ts';
import type { Line } from './line.ts';
import { played } from './play.ts';
import { isAgreed, proposalAfter } from './proposal.ts';
import { resumed } from './resumption.ts';
import { type Holder, type Setting, seatsOf, type Table } from './table.ts';

type Began = Extract<Line, { readonly type: 'began' }>;

/** A player who comes back to a seat has at least so many milliseconds. */
const COMING_BACK = 10_000;

/** What a line makes of a table; the lines of the table itself have been checked before they were written. */
export function changeTable(table: Table, line: Line, at: number, aid: Aid): Result<Change | 'again'> {
  const done = (next: Table): Result<Change> => ({ ok: true, value: { table: next, line } });
  switch (line.type) {
    case 'sat':
      return done(held(table, line.seat, { player: line.player }));
    case 'botSat':
      return done(held(table, line.seat, { bot: line.bot }));
    case 'stoodUp':
      return done(held(table, line.seat, {}));
    case 'closed':
      return done(closed(table, line.reason, at));
    case 'dealing':
      return done(nowDealing(table, line, at));
    case 'shown':
      return done(shown(table, line.seat, line.nonce));
    case 'brokenOff':
      return done(brokenOff(table, at));
    case 'began':
      return began(table, line, at, aid);
    case 'resumed':
      return { ok: true, value: resumed(table, line) };
    case 'choice':
    case 'undo':
      return played(table, line, at);
    case 'planned':
      return done(withIntention(table, line.seat, line.intention));
    case 'asked':
    case 'agreed':
      return proposed({ ...table, proposal: proposalAfter(table, line) }, line, at, aid);
    case 'declined':
      return done(withoutProposal(table));
    case 'resigned':
      return done(
        endsWithout(table, line.seat)
          ? ended(table, { by: 'resigned', outcome: lostBy(table, [line.seat]) }, at)
          : handed(table, line.seat, { bot: line.bot, resigned: true }, at),
      );
    case 'late':
      return done(
        line.seats.some((seat) => endsWithout(table, seat) && !isForgiven(table, seat))
          ? ended(table, { by: 'late', outcome: lostBy(table, line.seats) }, at)
          : line.seats.reduce(
              (next, seat) => handed(next, seat, { bot: line.bot, ...lateness(table, seat) }, at),
              table,
            ),
      );
    case 'left':
      return done(held(table, line.seat, { ...table.seats[line.seat], left: at }));
    case 'handed':
      return done(handed(table, line.seat, { bot: line.bot }, at));
    case 'returned':
      return done(returned(table, line.seat, at));
    case 'away':
      return done(wentAway(table, line, at));
    case 'back':
      return done(cameBack(table, line.seat, at));
    case 'forgotten':
      return done(named(table, line.seat, line.name));
    case 'carried':
      return carried(table, line, at);
    case 'rematch':
      return done({ ...table, rematch: line.match });
    default:
      // A newer release may write lines that this one does not know.
      line satisfies never;
      return refuse('OTHER_RULES');
  }
}

/** Nobody has won or lost. */
function closed({ dealing: _off, ...table }: Table, reason: string | undefined, at: number): Table {
  return ended(table, { by: 'closed', ...(reason !== undefined && { reason }) }, at);
}

function held(table: Table, seat: Seat, holder: Holder): Table {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? holder : one)) };
}

/**
 * The player of the seat has this name, or none: then they have gone. Where the lines before were rewritten, it is so
 * already.
 */
export function named(table: Table, seat: Seat, name?: string): Table {
  const { player, ...holder } = table.seats[seat] ?? {};
  if (!player) return table;
  const former = formerPlayer(player.id);
  const isFormer = name === undefined || name === former.name;
  return held(table, seat, { ...holder, player: isFormer ? former : { ...player, name } });
}

function handed(table: Table, seat: Seat, stand: Omit<Holder, 'player' | 'left'>, at: number): Table {
  const next = held(table, seat, { ...table.seats[seat], ...stand });
  return ticking(withoutProposal(next), at);
}

function returned(table: Table, seat: Seat, at: number): Table {
  const { player, away } = table.seats[seat] ?? {};
  const next = held(table, seat, { ...(player && { player }), ...(away && { away }) });
  const clock = topUp(table.setting.terms.clock, table.clock, seat, COMING_BACK);
  return ticking({ ...next, clock }, at);
}

function wentAway(table: Table, { seat, until, date }: Line & { type: 'away' }, at: number): Table {
  return recounted(held(table, seat, { ...table.seats[seat], away: { until, date } }), at);
}

function cameBack(table: Table, seat: Seat, at: number): Table {
  const { away: _over, ...holder } = table.seats[seat] ?? {};
  return recounted(held(table, seat, holder), at);
}

function shown(table: Table, seat: Seat, nonce: string): Table {
  const dealing = table.dealing && withNonce(table.dealing, seat, nonce);
  if (!table.dealing || !dealing) throw new Error('this is not the nonce that was sealed');
  return { ...table, dealing: { ...table.dealing, ...dealing } };
}

function began(before: Table, line: Began, at: number, { deal }: Aid): Result<Change> {
  if (!deal) throw new Error('a match begins with a deal');
  const { game, options, terms } = before.setting;
  // A host may begin before every seat is taken: those that are left free were the last ones.
  const { dealing: _done, ...table } = withSeats(before, deal.nonces.length);
  const count = table.seats.length;
  const { match, letters } = authorityOf(game).start(options, chanceOf(deal), count);
  const clock = newClock(terms.clock, count, at);
  const { history } = line;
  const setting = { ...table.setting, rulesVersion: game.rulesVersion };
  const next: Table = ticking({ ...table, setting, status: 'running', match, clock, history }, at);
  const outcome = game.outcome(match.state);
  const whole = outcome ? ended(next, { by: 'game', outcome }, at) : next;
  return { ok: true, value: { table: whole, line, letters } };
}

/** The rules of this node go on: every viewer is told how the match stands by them, and what was chosen before stands. */
function carried(table: Table, line: Extract<Line, { type: 'carried' }>, at: number): Result<Change> {
  const { match: before, setting, proposal, seq } = table;
  if (!before) throw new Error('a match that runs has been dealt');
  const { recent: _stands, ...match } = before;
  const options = match.options as Setting['options'];
  const kept = proposal?.wish === 'takeback' ? withoutProposal(table) : table;
  const next: Table = {
    ...kept,
    match,
    setting: { ...setting, rulesVersion: line.to, options },
    carried: { lines: seq + 1, entries: match.entries },
  };
  const { letters } = authorityOf(setting.game).takeUp(match);
  return { ok: true, value: { table: ticking(next, at), line, letters } };
}

/** Once all people agree, it is done. */
function proposed(
  table: Table,
  line: Extract<Line, { type: 'asked' | 'agreed' }>,
  at: number,
  { earlier: state }: Aid,
): Result<Change> {
  const { proposal, match, setting } = table;
  if (!proposal || !match) throw new Error('nothing was asked for');
  if (!isAgreed(table, proposal)) return { ok: true, value: { table, line } };
  const settled = withoutProposal(table);
  if (proposal.wish === 'draw') {
    const outcome = { places: seatsOf(table).map(() => 1) };
    return { ok: true, value: { table: ended(settled, { by: 'draw', outcome }, at), line } };
  }
  if (!state || proposal.to === undefined) throw new Error('the state to go back to is missing');
  const move: AnyMove = authorityOf(setting.game).takeBack(match, proposal.seat, {
    state,
    to: proposal.to,
  });
  const next = ticking({ ...settled, match: move.match }, at);
  return {
    ok: true,
    value: {
      table: next,
      line: { ...line, took: { seat: proposal.seat, to: proposal.to } },
      letters: move.letters,
      ...(move.entry && { entry: move.entry }),
    },
  };
}

/** Whether the match ends when this seat's player is gone for good: the game says so, and the place is not settled yet. */
function endsWithout({ match, setting: { game } }: Table, seat: Seat): boolean {
  if (!match || game.settled?.(match.state)[seat] !== undefined) return false;
  return game.whenGone(match.state, seat) === 'loses';
}

/** With a clock for each turn, a seat is gone only when so many turns in a row were not finished in time. */
const LATE_TURNS = 2;

/** Whether a stand-in finishes this turn, and no more. */
function isForgiven({ seats, setting }: Table, seat: Seat): boolean {
  return setting.terms.clock.type === 'turn' && (seats[seat]?.late ?? 0) + 1 < LATE_TURNS;
}

function lateness(table: Table, seat: Seat): Pick<Holder, 'late' | 'forTurn'> {
  if (table.setting.terms.clock.type !== 'turn') return {};
  const late = (table.seats[seat]?.late ?? 0) + 1;
  return { late, ...(isForgiven(table, seat) && { forTurn: true }) };
}

/** These seats have lost; where all have, it is a draw. */
function lostBy(table: Table, losers: readonly Seat[]): Outcome {
  const isDraw = table.seats.length > 1 && losers.length === table.seats.length;
  return { places: seatsOf(table).map((seat) => (losers.includes(seat) && !isDraw ? 2 : 1)) };
}
