import type { SeatNames } from '@riposte/kernel';
import type { TableState } from './session.ts';

/** What each seat is called in sentences read at this table. */
export function namesAt({ sitters, viewer }: Pick<TableState, 'sitters' | 'viewer'>): SeatNames {
  return (seat) => (seat === viewer ? 'You' : (sitters[seat]?.name ?? `Seat ${seat + 1}`));
}
