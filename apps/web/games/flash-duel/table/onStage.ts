import type { Event } from '@riposte/flash-duel';
import { createContext, useContext } from 'react';
import type { Stage } from '../../../table/stage.ts';
import type { FlashDuelScene } from '../scene/scene.ts';

/**
 * What is being shown. It changes with every beat of the motion, so only the bridge looks here: the rest of the
 * table is drawn anew when a whole update has been shown.
 */
export const OnStage = createContext<Stage<FlashDuelScene, Event> | undefined>(undefined);

export function useOnStage(): Stage<FlashDuelScene, Event> {
  const stage = useContext(OnStage);
  if (!stage) throw new Error('nothing is being shown');
  return stage;
}
