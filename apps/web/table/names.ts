import type { SeatNames } from '@riposte/kernel';
import type { TableState } from './session.ts';

/** What each seat is called in sentences read at this table; the watcher of a replay is nobody in it. */
export function namesAt({ sitters, viewer }: Pick<TableState, 'sitters' | 'viewer'>): SeatNames {
  return (seat) => {
    const sitter = sitters[seat];
    if (seat === viewer && (!sitter || sitter.kind === 'you')) return 'You';
    return sitter?.name ?? `Seat ${seat + 1}`;
  };
}
