import { seat } from '@riposte/kernel';
import type { View } from '../view.ts';

/**
 * All hands open: each fighter as its own seat sees it, and who the traitor is. A fighter without a seat is open anyway
 * (RULES 16.1).
 */
export function openView(views: readonly View[]): View {
  const [view] = views;
  if (!view) throw new Error('a match has at least one seat');
  const traitor = views.findIndex(({ loyalty }) => loyalty?.role === 'traitor');
  return {
    ...view,
    fighters: view.fighters.map((fighter, index) => views[index]?.fighters[index] ?? fighter),
    ...(view.loyalty && traitor >= 0 && { loyalty: { ...view.loyalty, traitor: seat(traitor) } }),
  };
}
