import type { Line } from './line.ts';
import { type Proposal, peopleOf, type Table } from './table.ts';

/** What is proposed once this line is written. */
export function proposalAfter(table: Table, line: Extract<Line, { type: 'asked' | 'agreed' }>): Proposal {
  const { seat } = line;
  if (line.type === 'asked') return { wish: line.wish, seat, agreed: [seat], to: line.to };
  const { proposal } = table;
  if (!proposal) throw new Error('nothing was asked for');
  return { ...proposal, agreed: [...proposal.agreed, seat] };
}

/** Whether every person at the table is for it. */
export function isAgreed(table: Table, { agreed }: Proposal): boolean {
  return peopleOf(table).every((seat) => agreed.includes(seat));
}

/** To before which entry of the game this line takes the match back; nothing where it does not. */
export function entryBefore(table: Table, line: Line): number | undefined {
  if ((line.type !== 'asked' && line.type !== 'agreed') || line.wish !== 'takeback') return undefined;
  const proposal = proposalAfter(table, line);
  return isAgreed(table, proposal) ? proposal.to : undefined;
}
