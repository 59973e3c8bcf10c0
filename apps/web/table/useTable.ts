import { useSyncExternalStore } from 'react';
import type { Session, TableState } from './session.ts';

/** What a table page knows, drawn anew whenever it changes. */
export function useTable(session: Session): TableState {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.now(),
  );
}
