import type { Seat } from '@riposte/kernel';
import { armorOf } from './appraisal/cards.ts';
import { chanceOfDamage, meanDamage } from './appraisal/odds.ts';
import { isOn } from './banner.ts';
import type { Choice } from './choice.ts';
import { aimOf } from './shot.ts';
import { figureOf, type Position } from './state.ts';

/** What a shot is likely to do, after platform, field and armor. */
export interface Odds {
  /** How likely it costs the target health. */
  readonly hits: number;
  /** How likely the target falls. */
  readonly falls: number;
  /** What the target loses on average. */
  readonly mean: number;
  /** What field and armor take at most. */
  readonly armor: number;
  readonly isHalved: boolean;
  /** How likely the target loses so much or more, by health lost; from 1. */
  readonly atLeast: readonly number[];
}

/** RULES 12.3, 12.4: the odds of a shot before it is fired. */
export function shotOdds(
  position: Position,
  seat: Seat,
  { weapon, target, extended }: Omit<Extract<Choice, { type: 'shoot' }>, 'type'>,
): Odds {
  const aim = aimOf(position, { seat, target, extended });
  const figure = figureOf(position, target);
  const { health, square } = figure;
  const isHalved = isOn(position, square, 'field');
  const armor = weapon === 'breathold' ? 0 : armorOf(figure);
  const chance = (loss: number) => chanceOfDamage(weapon, aim, (loss + armor) * (isHalved ? 2 : 1));
  const atLeast = Array.from({ length: health }, (_, index) => chance(index + 1));
  return {
    hits: chance(1),
    falls: chance(health),
    mean: meanDamage(weapon, aim, { field: isHalved, armor }),
    armor,
    isHalved,
    atLeast,
  };
}
