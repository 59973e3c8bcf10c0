import { useSyncExternalStore } from 'react';
import { inOwnTask } from './ownTask.ts';
import type { Session, TableState } from './session.ts';

/** What a table page knows, drawn anew whenever it changes: not before the rules, which changed it, are done. */
export function useTable(session: Session): TableState {
  return useSyncExternalStore(
    (listener) => session.subscribe(() => inOwnTask(listener)),
    () => session.now(),
  );
}
