import { roundsLeft, type View } from '@riposte/gorgasali/table';

/** How many rounds a zone lasts. */
function roundsOfZone({ options }: Pick<View, 'options'>): number {
  return options.pace === 'quick' ? 3 : 5;
}

/** What part of the moon is lit: all of it after a dusk, nothing once no other comes. */
export function moonlight(view: Pick<View, 'round' | 'options'>): number {
  const left = roundsLeft(view);
  return Number.isFinite(left) ? left / roundsOfZone(view) : 0;
}

/** The round after which the next zone becomes inactive; none where no other does. */
export function nextDusk(view: Pick<View, 'round' | 'options'>): number | undefined {
  const left = roundsLeft(view);
  return Number.isFinite(left) ? Math.max(1, view.round) + left - 1 : undefined;
}
