import type { BridgeMark, FlashDuelScene } from './scene.ts';

/** Something that lies or stands on a plank, and how far from its middle, in planks. */
export interface PlacedMark {
  readonly name: 'soldier' | 'mine';
  readonly mark: BridgeMark;
  readonly aside: number;
  /** Whether it shares its plank, and is drawn smaller. */
  readonly isShared: boolean;
}

/** How far two that share a plank are apart, in planks. */
const APART = 0.46;

/** Clockwork Soldiers and landmines; those on one plank stand beside each other, in the order of their owners' planks. */
export function marksOf({
  soldiers,
  mines,
}: Pick<FlashDuelScene, 'soldiers' | 'mines'>): readonly PlacedMark[] {
  const all = [
    ...soldiers.map((mark) => ({ name: 'soldier' as const, mark })),
    ...mines.map((mark) => ({ name: 'mine' as const, mark })),
  ];
  return all.map((one) => {
    const here = all.filter(({ mark }) => mark.space === one.mark.space);
    const aside = (here.indexOf(one) - (here.length - 1) / 2) * APART;
    return { ...one, aside, isShared: here.length > 1 };
  });
}
