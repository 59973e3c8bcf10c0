import type { Outcome, Seat } from '@riposte/kernel';
import { Authority, chanceOf, unreachable } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import { newClock, topUp } from '../time/clock.ts';
import { ended, ticking, withoutProposal } from './flow.ts';
import type { Line, Wish } from './line.ts';
import { type AnyMove, played } from './play.ts';
import type { Aid, Change } from './step.ts';
import { type Holder, peopleOf, seatsOf, type Table } from './table.ts';

/** Whoever comes back to his seat has at least so many milliseconds. */
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
      return done(ended(table, { by: 'closed' }, at));
    case 'began':
      return began(table, at, aid);
    case 'choice':
    case 'undo':
      return played(table, line, at);
    case 'asked': {
      const { wish, seat, to } = line;
      return agreed({ ...table, proposal: { wish, seat, agreed: [seat], to } }, line, at, aid);
    }
    case 'agreed': {
      const { proposal } = table;
      if (!proposal) throw new Error('nothing was asked for');
      const asked = { ...proposal, agreed: [...proposal.agreed, line.seat] };
      return agreed({ ...table, proposal: asked }, line, at, aid);
    }
    case 'declined':
      return done(withoutProposal(table));
    case 'resigned':
      return done(
        table.seats.length > 2
          ? handed(table, line.seat, { bot: line.bot, resigned: true }, at)
          : ended(table, { by: 'resigned', outcome: lostBy(table, [line.seat]) }, at),
      );
    case 'late':
      return done(
        table.seats.length > 2
          ? line.seats.reduce((next, seat) => handed(next, seat, { bot: line.bot }, at), table)
          : ended(table, { by: 'late', outcome: lostBy(table, line.seats) }, at),
      );
    case 'left':
      return done(held(table, line.seat, { ...table.seats[line.seat], left: at }));
    case 'handed':
      return done(handed(table, line.seat, { bot: line.bot }, at));
    case 'returned':
      return done(returned(table, line.seat, at));
    case 'rematch':
      return done({ ...table, rematch: line.match });
    default:
      return unreachable(line);
  }
}

function held(table: Table, seat: Seat, holder: Holder): Table {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? holder : one)) };
}

function handed(table: Table, seat: Seat, stand: Pick<Holder, 'bot' | 'resigned'>, at: number): Table {
  const next = held(table, seat, { ...table.seats[seat], ...stand });
  return ticking(withoutProposal(next), at);
}

function returned(table: Table, seat: Seat, at: number): Table {
  const player = table.seats[seat]?.player;
  const next = held(table, seat, player ? { player } : {});
  const clock = topUp(table.setting.terms.clock, table.clock, seat, COMING_BACK);
  return ticking({ ...next, clock }, at);
}

function began(table: Table, at: number, { deal }: Aid): Result<Change> {
  if (!deal) throw new Error('a match begins with a deal');
  const { game, options, terms } = table.setting;
  const { match, letters } = new Authority(game).start(options, chanceOf(deal));
  const clock = newClock(terms.clock, table.seats.length, at);
  const next: Table = ticking({ ...table, status: 'running', match, clock }, at);
  const outcome = game.outcome(match.state);
  const whole = outcome ? ended(next, { by: 'game', outcome }, at) : next;
  return { ok: true, value: { table: whole, line: { type: 'began' }, letters } };
}

/** Once everybody is for it, it is done. */
function agreed(table: Table, line: Line, at: number, { recall }: Aid): Result<Change> {
  const { proposal, match, setting } = table;
  if (!proposal || !match) throw new Error('nothing was asked for');
  if (peopleOf(table).some((seat) => !proposal.agreed.includes(seat))) {
    return { ok: true, value: { table, line } };
  }
  const settled = withoutProposal(table);
  if (proposal.wish === 'draw') {
    const outcome = { places: seatsOf(table).map(() => 1) };
    return { ok: true, value: { table: ended(settled, { by: 'draw', outcome }, at), line } };
  }
  if (!recall || proposal.to === undefined) throw new Error('nobody remembers what to go back to');
  const earlier = { state: recall(proposal.to), to: proposal.to };
  const move: AnyMove = new Authority(setting.game).takeBack(match, proposal.seat, earlier);
  const next = ticking({ ...settled, match: move.match }, at);
  return {
    ok: true,
    value: { table: next, line, letters: move.letters, ...(move.entry && { entry: move.entry }) },
  };
}

/** These seats have lost; when all have, nobody has. */
function lostBy(table: Table, losers: readonly Seat[]): Outcome {
  const isDraw = table.seats.length > 1 && losers.length === table.seats.length;
  return { places: seatsOf(table).map((seat) => (losers.includes(seat) && !isDraw ? 2 : 1)) };
}

/** Says no to a wish that nobody has. */
export function notAsked(wish: Wish): Result<never> {
  return refuse(wish === 'draw' ? 'NO_DRAW_OFFERED' : 'NO_TAKEBACK_ASKED');
}
