import { type Aim, counted, damageOf, WEAPON_CARDS } from '../cards/weapons.ts';
import { WEAPONS, type WeaponId } from '../ids.ts';

/** No shot deals more: Gemini with Extra six. */
const MOST_DAMAGE = 108;

/** How likely a shot deals at least so much, by damage. */
type Tail = Float64Array;

const TAILS = new Map<number, Tail>();

const NUMBER = Object.fromEntries(WEAPONS.map((weapon, number) => [weapon, number])) as Record<
  WeaponId,
  number
>;

/** How likely a shot deals at least so much damage, before field and armor. */
export function chanceOfDamage(weapon: WeaponId, aim: Aim, least: number): number {
  return least > MOST_DAMAGE ? 0 : (tailOf(weapon, aim)[Math.max(0, least)] as number);
}

/** The damage that a shot deals on average where a field and so much armor take their part. */
export function meanDamage(
  weapon: WeaponId,
  aim: Aim,
  { field, armor }: { readonly field: boolean; readonly armor: number },
): number {
  const key = 8 * keyOf(weapon, aim) + (field ? 4 : 0) + armor / 10;
  const known = MEANS.get(key);
  if (known !== undefined) return known;
  const tail = tailOf(weapon, aim);
  let mean = 0;
  for (let left = 1; left <= MOST_DAMAGE; left++) {
    const least = (left + armor) * (field ? 2 : 1);
    if (least > MOST_DAMAGE) break;
    mean += tail[least] as number;
  }
  MEANS.set(key, mean);
  return mean;
}

const MEANS = new Map<number, number>();

/** The most that a weapon deals on average, at its best range. */
export const BEST_MEAN: Readonly<Record<WeaponId, number>> = Object.fromEntries(
  WEAPONS.map((weapon) => {
    const means = [1, 2, 3, 4]
      .filter((range) => range <= WEAPON_CARDS[weapon].range)
      .map((range) => {
        const aim = { range, diagonal: false, platform: false, extended: false };
        return meanDamage(weapon, aim, { field: false, armor: 0 });
      });
    return [weapon, Math.max(...means)];
  }),
) as Record<WeaponId, number>;

function keyOf(weapon: WeaponId, { range, diagonal, platform, extended }: Aim): number {
  const flags = (diagonal ? 1 : 0) + (platform ? 2 : 0) + (extended ? 4 : 0);
  return (NUMBER[weapon] * 5 + range) * 8 + flags;
}

function tailOf(weapon: WeaponId, aim: Aim): Tail {
  const key = keyOf(weapon, aim);
  const known = TAILS.get(key);
  if (known) return known;
  const made = makeTail(weapon, aim);
  TAILS.set(key, made);
  return made;
}

interface Throw {
  readonly faces: readonly number[];
  /** How many orders of the dice show these faces. */
  readonly ways: number;
}

/** Every throw of so many dice; those that differ in their order only are one. */
function throwsOf(count: number): readonly Throw[] {
  let throws: readonly Throw[] = [{ faces: [], ways: 1 }];
  for (let dice = 1; dice <= count; dice++)
    throws = throws.flatMap(({ faces, ways }) => {
      const highest = faces.at(-1) ?? 1;
      return Array.from({ length: 7 - highest }, (_, more) => {
        const face = highest + more;
        const alike = faces.filter((one) => one === face).length + 1;
        return { faces: [...faces, face], ways: (ways * dice) / alike };
      });
    });
  return throws;
}

/** Through every throw there is; a Strike option counts as the better of two throws, a Second chance as what it is. */
function makeTail(weapon: WeaponId, aim: Aim): Tail {
  const { group, dice } = WEAPON_CARDS[weapon];
  const count = group === 'six shooter' && aim.extended ? dice + 1 : dice;
  const throws = 6 ** count;
  const counts = new Float64Array(MOST_DAMAGE + 2);
  for (const { faces, ways } of throwsOf(count)) {
    const damage = Math.min(MOST_DAMAGE, damageOf(weapon, counted(faces, aim), aim));
    counts[damage] = (counts[damage] as number) + ways;
  }
  const tail = new Float64Array(MOST_DAMAGE + 1);
  let above = 0;
  for (let damage = MOST_DAMAGE; damage >= 0; damage--) {
    above += counts[damage] as number;
    tail[damage] = above / throws;
  }
  const isAgain = aim.extended && (group === 'striker' || group === 'massive');
  return isAgain ? tail.map((chance) => 1 - (1 - chance) ** 2) : tail;
}
