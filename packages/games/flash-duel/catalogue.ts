import type { Seat } from '@riposte/kernel';
import type { Ability } from './ability.ts';
import type { Use, Way } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { type AbilityId, isAbilityId } from './ids.ts';
import { MOMENTS, type Moment } from './moment.ts';
import { fighterOf, type State } from './state.ts';

/** An ability card, what it is called by, and the choice to use it where there is only one way. */
export interface CatalogueEntry {
  readonly id: AbilityId;
  readonly ability: Ability;
  readonly use: Use;
  /** The choices made so far to use it in one of several ways. */
  readonly uses: Map<number, Use>;
}

/** The ability cards of a fighter, made ready for the questions that are asked several times a turn. */
interface Kit {
  readonly abilities: readonly AbilityId[];
  readonly edition: EditionName;
  /** The cards that speak of each moment. */
  readonly at: Readonly<Record<Moment, readonly CatalogueEntry[]>>;
  /** How many cards more than usual they let its owner hold. */
  readonly handSize: number;
}

/** Every ability card as it is in each edition. `cards/index.ts` fills it, so that the engine need not know the cards. */
const TABLES: Readonly<Record<EditionName, Partial<Record<AbilityId, Ability>>>> = {
  'v4.1': {},
  revised: {},
};

/** By edition and cards. */
const KITS = new Map<string, Kit>();
/** The kit that each seat had last: mostly it still has it. */
const LAST: Kit[] = [];

/** Adds ability cards. */
export function enter(abilities: Readonly<Partial<Record<AbilityId, Ability>>>): void {
  for (const [id, ability] of Object.entries(abilities)) {
    if (!isAbilityId(id)) throw new Error(`no ability is called ${id}`);
    for (const edition of EDITION_NAMES) {
      if (Object.hasOwn(TABLES[edition], id)) throw new Error(`two abilities are called ${id}`);
      TABLES[edition][id] = { ...ability, ...ability.editions?.[edition] };
    }
  }
}

/** An ability card as it is in the edition being played. */
export function abilityOf(
  { options }: { readonly options: Pick<State['options'], 'edition'> },
  id: AbilityId,
): Ability {
  const ability = TABLES[options.edition][id];
  if (!ability) throw new Error(`no such ability: ${id}`);
  return ability;
}

/** The choice to use an ability in this way; each is made once, so that listing them costs no more than pointing at them. */
export function useOf({ use, uses }: CatalogueEntry, way: Way, target: Seat | undefined): Use {
  const key = numberOf(way, target);
  const known = uses.get(key);
  if (known) return known;
  const made = { ...use, ...way, ...(target !== undefined && { target }) };
  uses.set(key, made);
  return made;
}

/** A number that no other way has: cards and counts are small, and so are spaces and seats. */
function numberOf(way: Way, target = -1): number {
  const { count = 0, space = 0 } = way;
  const card = way.card ?? 0;
  const other = way.other ?? 0;
  return card + 8 * (other + 8 * (count + 16 * (space + 32 * (target + 1))));
}

/** The ability cards of a fighter. */
export function kitOf({ options, fighters }: Pick<State, 'options' | 'fighters'>, seat: Seat): Kit {
  const { edition } = options;
  const { abilities } = fighterOf({ fighters }, seat);
  const last = LAST[seat];
  if (last && last.abilities === abilities && last.edition === edition) return last;
  const key = `${edition} ${abilities.join()}`;
  const kit = { ...(KITS.get(key) ?? makeKit(edition, abilities)), abilities };
  KITS.set(key, kit);
  LAST[seat] = kit;
  return kit;
}

function makeKit(edition: EditionName, abilities: readonly AbilityId[]): Kit {
  const all = abilities.map((id): CatalogueEntry => {
    const ability = abilityOf({ options: { edition } }, id);
    return { id, ability, use: { type: 'use', ability: id }, uses: new Map() };
  });
  const at = Object.fromEntries(
    MOMENTS.map((moment) => [moment, all.filter(({ ability }) => ability.moments.includes(moment))]),
  ) as unknown as Kit['at'];
  const handSize = all.reduce((size, { ability }) => size + (ability.modify?.handSize ?? 0), 0);
  return { abilities, edition, at, handSize };
}
