import type { TableCard } from '@riposte/protocol';

/** Whether a host may begin with those who sit there: enough of them, and the free seats are the last ones. */
export function mayBegin({ seats }: Pick<TableCard, 'seats'>, least: number): boolean {
  const isFree = ({ player, bot }: TableCard['seats'][number]) => !player && bot === undefined;
  const taken = seats.findIndex(isFree);
  return taken >= least && seats.slice(taken).every(isFree);
}
