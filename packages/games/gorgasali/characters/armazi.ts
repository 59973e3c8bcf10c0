import { ABILITY_CARDS } from '../character.ts';
import type { Choice } from '../choice.ts';
import { lose } from '../damage.ts';
import { abilityAims, distance } from '../reach.ts';
import { isOver } from '../state.ts';
import type { ActiveAbility } from './activeAbility.ts';

const DAMAGE = 35;

/** RULES 16.5. */
export const supernova: ActiveAbility<'supernova'> = {
  list(state, seat) {
    const near = abilityAims(state, seat, ABILITY_CARDS.supernova.range);
    const pairs = near.flatMap((one, index) =>
      near.slice(index + 1).flatMap((other) => (distance(state, one, other) === 1 ? [[one, other]] : [])),
    );
    return [...near.map((one) => [one]), ...pairs].map((targets): Choice => ({ type: 'supernova', targets }));
  },
  use(table, seat, { targets }) {
    for (const target of targets) if (!isOver(table.state)) lose(table, target, DAMAGE, seat, 'supernova');
  },
};
