import { type ComponentType, lazy } from 'react';
import type { Session } from './session.ts';

/** Games that have a drawn table; all others are played on the plain board. */
export const BOARDS: Readonly<Record<string, ComponentType<{ readonly session: Session }>>> = {
  'flash-duel': lazy(() => import('../flash-duel/FlashDuelTable.tsx')),
};
