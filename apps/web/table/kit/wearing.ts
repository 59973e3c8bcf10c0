import { createContext, useContext } from 'react';
import type { AnyDress } from './dress.ts';

/** Which dress the table wears. */
export const Wearing = createContext<AnyDress | undefined>(undefined);

export function useDress(): AnyDress {
  const dress = useContext(Wearing);
  if (!dress) throw new Error('the table wears no dress');
  return dress;
}
