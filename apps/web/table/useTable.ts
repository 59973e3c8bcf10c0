import { useSyncExternalStore } from 'react';
import { afterWork } from './ownTask.ts';
import type { Session, TableState } from './session.ts';

/** What a table page knows, drawn anew whenever it changes. Rules that took long are done before. */
export function useTable(session: Session): TableState {
  return useSyncExternalStore(
    (listener) => session.subscribe(() => afterWork(listener)),
    () => session.now(),
  );
}
