import {
  canGainLevels,
  type Field,
  type Figure,
  gainLevels,
  hpLeft,
  kindOf,
  ofSide,
  SCAVENGER,
  TECHNICIAN,
} from './figure.ts';
import { pick, type Telling } from './need.ts';

/** "You can hold a maximum of 20 gold." */
const MOST_GOLD = 20;
/** "When a tech building is destroyed, your base takes 2 damage", and so with an add-on. */
const FALLING_BUILDING = 2;
/** "One of your heroes immediately gains 2 levels." */
const LEVELS = 2;

/**
 * Takes away all that are destroyed, by damage or otherwise, and does what their deaths do, until nobody dies any more.
 * A side that casts a spell is to blame for what dies of it; in combat the other side is.
 */
export function* settle(field: Field, doomed: readonly Figure[] = [], caster?: 0 | 1): Telling {
  const fallen = field.figures.find((one) => kindOf(one) === 'base' && hpLeft(one) <= 0);
  if (fallen) {
    field.loser = fallen.side;
    return;
  }
  const dead = field.figures.filter(
    (one) => doomed.includes(one) || (hpLeft(one) <= 0 && !one.lot.constructing),
  );
  if (dead.length === 0) return;
  field.figures = field.figures.filter((one) => !dead.includes(one));
  for (const figure of dead) yield* mourn(field, figure, caster);
  yield* settle(field, [], caster);
}

function* mourn(field: Field, figure: Figure, caster: 0 | 1 | undefined): Telling {
  const { side, slot } = figure;
  if (slot === SCAVENGER) field.gold[side] = Math.min(MOST_GOLD, field.gold[side] + 1);
  if (slot === TECHNICIAN) field.drawn[side] += 1;
  const kind = kindOf(figure);
  if (kind === 'tech building' || kind === 'add-on')
    for (const one of ofSide(field, side)) if (kindOf(one) === 'base') one.damage += FALLING_BUILDING;
  // "When you destroy an opponent's hero": nobody gains by one that its own side destroyed.
  if (kind !== 'hero' || side === caster) return;
  const heroes = ofSide(field, side === 0 ? 1 : 0).filter(canGainLevels);
  if (heroes.length > 0) gainLevels(yield* pick('levels', heroes), LEVELS);
}
