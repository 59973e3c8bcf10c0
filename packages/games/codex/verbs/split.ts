import { strike } from '../blow.ts';
import type { Filter, Part } from '../card.ts';
import { bonusOf } from './damage.ts';

/** Splits damage over targets, point by point; it lands at once when the last point is given. */
export function splitDamage(total: number, filter: Filter, most = Number.POSITIVE_INFINITY): Part {
  return {
    filter,
    targets: true,
    repeats: true,
    most,
    run(deed, chosen) {
      const { vars, table, me } = deed;
      if (!chosen) return undefined;
      if (vars.left < 0) vars.left = total + bonusOf(deed);
      vars.picked = [...vars.picked, chosen.id];
      vars.left -= 1;
      if (vars.left > 0) return 'again';
      const hit = [...new Set(vars.picked)];
      const points = (id: number) => vars.picked.filter((one) => one === id).length;
      const blow = { from: vars.source, card: vars.card, by: me, combat: false };
      strike(
        table,
        hit.map((to) => ({ ...blow, to, amount: points(to) })),
      );
      return undefined;
    },
  };
}
