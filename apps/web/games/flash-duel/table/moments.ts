import { type Card, type Choice, gapsAhead, type View } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { HandCard } from '../../../table/kit/hand.ts';
import { cardsUsed } from './answers.ts';
import type { CardThing, DuelThing } from './things.ts';

/** The number that is as far as the opponent, on the viewer's turn. */
export function reachOf(view: View, seat: Seat | undefined): Card | undefined {
  if (seat === undefined || view.active !== seat || view.round === 0 || view.roundEnd) return undefined;
  return gapsAhead(view, seat).find((gap): gap is Card => gap <= 5);
}

/** The cards that go along: of each number as many as the answer plays that plays the most of it. */
export function alongWith(
  considered: readonly Choice[],
  hand: readonly HandCard<CardThing>[],
  view: View,
  lifted: DuelThing | undefined,
): readonly string[] {
  const first = lifted?.type === 'card' ? lifted : undefined;
  const most = new Map<Card, number>();
  for (const choice of considered) {
    const used = cardsUsed(choice, view);
    // A lifted card rises with its like; what else could follow it is still open.
    if (first && !used.every((card) => card === first.card)) continue;
    for (const card of used)
      most.set(card, Math.max(most.get(card) ?? 0, used.filter((one) => one === card).length));
  }
  return [...most].flatMap(([number, count]) =>
    hand
      .filter(({ key, touched }) => touched.card === number && key !== first?.key)
      .slice(0, first?.card === number ? count - 1 : count)
      .map(({ key }) => key),
  );
}
