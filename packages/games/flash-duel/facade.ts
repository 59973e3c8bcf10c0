import type { Answer, Viewer } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { View } from './view.ts';

/**
 * RULES 13.3: all is done for everybody to see but in which order cards are put back, and which card is stashed; that,
 * only those see who see the hand.
 */
export function facade({ seat, choice }: Answer<Choice>, _viewer: Viewer, view: View): unknown {
  if (choice.type === 'arrange') return choice.type;
  return choice.type === 'pickCard' && view.fighters[seat]?.hand === undefined ? choice.type : choice;
}
