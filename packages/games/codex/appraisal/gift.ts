import type { Frame } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { EffectVars } from '../effectVars.ts';

const GIFTS: ReadonlySet<string> = new Set(['giftChosen', 'mendedChosen']);

/** Whether what is chosen now gains by it; most that is aimed at things is meant for harm. */
export function isGift({
  stack,
}: {
  readonly stack: readonly Pick<Frame<unknown>, 'step' | 'vars'>[];
}): boolean {
  const top = stack.at(-1);
  if (GIFTS.has(top?.step ?? '')) return true;
  const { card } = (top?.vars ?? {}) as Partial<EffectVars>;
  const { types = [] } = card === undefined ? {} : entryOf(card);
  return types.includes('Buff') && !types.includes('Debuff');
}
