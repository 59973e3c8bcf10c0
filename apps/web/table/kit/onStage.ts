import { createContext, useContext } from 'react';
import type { Stage } from '../stage.ts';

/**
 * What is being shown. It changes with every beat of the motion, so only the board looks here: the rest of the table is
 * drawn anew when a whole update has been shown.
 */
export const OnStage = createContext<Stage<unknown, unknown> | undefined>(undefined);

export function useOnStage<Scene, Event>(): Stage<Scene, Event> {
  const stage = useContext(OnStage);
  if (!stage) throw new Error('nothing is being shown');
  return stage as Stage<Scene, Event>;
}
