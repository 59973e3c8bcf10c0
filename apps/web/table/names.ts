import type { AnyGuide, SeatNames } from '@riposte/kernel';
import type { TableState } from './session.ts';

/**
 * What each seat is called in sentences read at this table: "You", the character, or the player. The watcher of a replay
 * is nobody in it. `view` is how it stood when the sentence was said.
 */
export function namesAt(
  { sitters, viewer }: Pick<TableState, 'sitters' | 'viewer'>,
  guide: Pick<AnyGuide, 'called'>,
  view: unknown,
): SeatNames {
  return (seat) => {
    const sitter = sitters[seat];
    if (seat === viewer && (!sitter || sitter.kind === 'you')) return 'You';
    return guide.called(seat, view) ?? sitter?.name ?? `Seat ${seat + 1}`;
  };
}

/** The view at which an update was told: before a character is chosen, its player is still called by name. */
export function viewBefore(updates: TableState['updates'], index: number): unknown {
  return (updates[index - 1] ?? updates[index])?.view;
}
