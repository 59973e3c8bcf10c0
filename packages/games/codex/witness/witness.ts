import { defendersFor, mayAttack } from './aim.ts';
import { attack } from './combat.ts';
import { settle } from './death.ts';
import {
  armorLeft,
  type Field,
  type Figure,
  has,
  hasTower,
  isDetectable,
  isFighter,
  isHidden,
  isPatrolling,
  kindOf,
  ofSide,
  resistOf,
} from './figure.ts';
import { ask, pick, type Telling } from './need.ts';

/** The combat of one turn a second time, from the rulebook alone: nothing here may come from the game. */
export function* turn(field: Field): Telling {
  while (field.loser === undefined) {
    const [verb, id] = yield* ask('action', actionsOf(field));
    const figure = field.figures.find((one) => one.id === id);
    if (verb === 'attack' && figure) yield* attack(field, figure);
    else if (verb === 'detect' && figure) {
      figure.isDetected = true;
      field.towerIsUsed[0] = true;
    } else if (verb in SPELLS) yield* cast(field, verb);
    else return;
  }
}

function actionsOf(field: Field): readonly string[] {
  const attackers = field.figures.filter((one) => mayAttack(one) && defendersFor(field, one).length > 0);
  // "On each of your turns, your tower can detect any one stealth or invisible card."
  const hidden = ofSide(field, 1).filter(isDetectable);
  const canDetect = hasTower(field, 0) && !field.towerIsUsed[0];
  return [
    ...attackers.map(({ id }) => `attack ${id}`),
    ...(canDetect ? hidden.map(({ id }) => `detect ${id}`) : []),
    ...field.spells.filter((spell) => targetsOf(field, spell).length > 0),
    'end',
  ];
}

/** Spells with a target: what they cost, and what they can reach. */
const SPELLS: Readonly<Record<string, { readonly cost: number; readonly reach: (one: Figure) => boolean }>> =
  {
    spark: { cost: 1, reach: isPatrolling },
    wither: { cost: 2, reach: isFighter },
  };

/** Resist, untargetable and invisible figures; "you must have a hero in play". */
function targetsOf(field: Field, spell: string): readonly Figure[] {
  const { cost, reach } = SPELLS[spell] ?? { cost: 0, reach: () => false };
  if (!ofSide(field, 0).some((one) => kindOf(one) === 'hero')) return [];
  const gold = field.gold[0] - cost;
  if (gold < 0) return [];
  return field.figures.filter((one) => {
    if (!reach(one) || has(one, 'untargetable')) return false;
    if (one.side === 0) return true;
    return !(has(one, 'invisible') && isHidden(field, one)) && resistOf(one) <= gold;
  });
}

function* cast(field: Field, spell: string): Telling {
  const target = yield* pick('target', targetsOf(field, spell));
  field.gold[0] -= (SPELLS[spell]?.cost ?? 0) + (target.side === 1 ? resistOf(target) : 0);
  field.spells = field.spells.filter((one) => one !== spell);
  if (spell === 'wither') target.runes -= 1;
  else if (armorLeft(target) > 0) target.armorSpent += 1;
  else target.damage += 1;
  yield* settle(field, [], 0);
}
