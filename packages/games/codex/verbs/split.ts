import { strike } from '../blow.ts';
import type { Filter, Part } from '../card.ts';
import type { Deed } from '../effectVars.ts';
import { DOOMED, thingOf } from '../state.ts';
import { bonusOf } from './damage.ts';

/** Splits damage over targets, point by point; it lands at once when the last point is given. */
export function splitDamage(total: number, filter: Filter, most = Number.POSITIVE_INFINITY): Part {
  return {
    filter,
    targets: true,
    repeats: true,
    most,
    run: (deed, chosen) => (chosen ? point(deed, total, chosen.id) : undefined),
    // RULES 10.13: its point is lost.
    missed: (deed, { id }) => point(deed, total, id),
  };
}

/** One point is given; the last one lets all of them land. */
function point(deed: Deed, total: number, id: number): 'again' | undefined {
  const { vars, table, state, me } = deed;
  if (vars.left < 0) vars.left = total + bonusOf(deed);
  vars.picked = [...vars.picked, id];
  vars.left -= 1;
  if (vars.left > 0) return 'again';
  const hit = [...new Set(vars.picked)].filter((to) => ((thingOf(state, to)?.marks ?? 0) & DOOMED) === 0);
  const points = (to: number) => vars.picked.filter((one) => one === to).length;
  const blow = { from: vars.source, card: vars.card, by: me, combat: false };
  strike(
    table,
    hit.map((to) => ({ ...blow, to, amount: points(to) })),
  );
  return undefined;
}
