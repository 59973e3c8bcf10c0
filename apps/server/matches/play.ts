import { authorityOf, mayTakeBack } from '@riposte/kernel';
import { type Result, refuse } from '@riposte/protocol';
import type { AnyMove, Change } from './change.ts';
import { ended, ticking, withoutProposal } from './flow.ts';
import { answered } from './intentions.ts';
import type { Line } from './line.ts';
import { awaitedOf, type Holder, type Table } from './table.ts';

type Play = Extract<Line, { readonly type: 'choice' | 'undo' }>;

/** A choice, or one taken back. The kernel says whether it may be; a choice it has taken before is no new one. */
export function played(table: Table, line: Play, at: number): Result<Change | 'again'> {
  const { match, setting, status } = table;
  if (!match) return refuse('NOT_STARTED');
  const authority = authorityOf(setting.game);
  const taken =
    line.type === 'choice'
      ? authority.choose(match, line.seat, line.id, line.choice)
      : authority.undo(match, line.seat);
  if (taken.ok && !taken.value.entry) return { ok: true, value: 'again' };
  if (status === 'over') return refuse('GAME_OVER');
  if (!taken.ok) return taken;
  const { entry, letters } = taken.value;
  if (!entry) throw new Error('a move without an entry');
  const before = line.type === 'choice' ? answered(table, line) : table;
  const kept = line.type === 'choice' && entry.type === 'choice' ? { ...line, choice: entry.choice } : line;
  return { ok: true, value: { table: moved(before, taken.value, line, at), line: kept, letters, entry } };
}

/**
 * The clocks, what was proposed and who has left change only with what the spectators are told of: otherwise they
 * would tell of choices made in secret.
 */
function moved(table: Table, { match, letters }: AnyMove, { type, seat }: Play, at: number): Table {
  const next: Table = { ...table, match };
  if (!letters.some(({ viewer }) => viewer === 'spectator')) return next;
  const outcome = table.setting.game.outcome(match.state);
  if (outcome) return ended(next, { by: 'game', outcome }, at);
  const mover = awaitedOf(table).includes(seat) ? seat : undefined;
  const { game } = table.setting;
  const isNewTurn = table.match !== undefined && game.turn?.(table.match.state) !== game.turn?.(match.state);
  const seats = table.seats.map((holder, index) => {
    const present = index === seat ? backAgain(holder) : holder;
    return isNewTurn ? onTheNextTurn(present) : present;
  });
  const deed = {
    ...(type === 'undo' ? { undone: seat } : { moved: mover, isFree: mayTakeBack(match.recent, seat) }),
    isNewTurn,
  };
  // A player who plays on instead of answering does not agree.
  const isDeclined = table.proposal !== undefined && !table.proposal.agreed.includes(seat);
  return ticking({ ...(isDeclined ? withoutProposal(next) : next), seats }, at, deed);
}

/** A person who plays is neither gone nor late. */
function backAgain(holder: Holder): Holder {
  if (holder.bot !== undefined || (holder.left === undefined && holder.late === undefined)) return holder;
  const { left: _gone, late: _late, ...rest } = holder;
  return rest;
}

/** A stand-in that played for one turn gives the seat back. */
function onTheNextTurn(holder: Holder): Holder {
  if (!holder.forTurn) return holder;
  const { bot: _stoodIn, forTurn: _over, ...rest } = holder;
  return rest;
}
