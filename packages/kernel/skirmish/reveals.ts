import type { Event } from './state.ts';

const SHOWING: readonly Event['type'][] = ['bidsShown', 'fell', 'handShown'];

/** Bids are shown in the end, hands of the fallen are laid open, and a drawn card is seen by who drew it. */
export function isRevealing(event: Event): boolean {
  return SHOWING.includes(event.type) || (event.type === 'drew' && event.card !== undefined);
}
