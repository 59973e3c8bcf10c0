import { type RefObject, useLayoutEffect } from 'react';
import { motionPace, useSettings } from '../../../design/settings/settings.ts';
import type { ShownDeed } from '../scene/scene.ts';

/** There, a held breath, and back. */
const LUNGE = 400;
/** So much of the way an attacker goes. */
const REACH = 0.6;

/** An attacker leaves its place, and strikes. */
export function useLunge(
  board: RefObject<HTMLElement | null>,
  deed: ShownDeed | undefined,
  beat: number,
): void {
  const pace = motionPace(useSettings());
  const [from, to] = deed?.type === 'lunge' ? [deed.from, deed.to] : [-1, -1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: every beat is another blow
  useLayoutEffect(() => {
    const find = (id: number) => board.current?.querySelector(`[data-id="${id}"]`);
    const [attacker, target] = [find(from), find(to)];
    if (!attacker || !target || pace === 0) return;
    const [start, end] = [attacker.getBoundingClientRect(), target.getBoundingClientRect()];
    const x = (end.left + end.width / 2 - start.left - start.width / 2) * REACH;
    const y = (end.top + end.height / 2 - start.top - start.height / 2) * REACH;
    const there = { transform: `translate(${x}px, ${y}px)` };
    const lunge = attacker.animate(
      [
        { transform: 'none', zIndex: 9 },
        { ...there, zIndex: 9, offset: 0.45 },
        { ...there, zIndex: 9, offset: 0.7 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration: LUNGE * pace, easing: 'ease-in' },
    );
    return () => lunge.cancel();
  }, [board, from, to, beat, pace]);
}
