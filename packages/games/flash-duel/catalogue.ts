import { type Ability, type AbilityId, MOMENTS, type Moment } from './ability.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import type { State } from './state.ts';

/** An ability card and what it is called by. */
export interface Entry {
  readonly id: AbilityId;
  readonly ability: Ability;
}

/** Every ability card as it is in each edition. `cards/index.ts` fills it, so that the engine need not know the cards. */
const TABLES: Readonly<Record<EditionName, Record<AbilityId, Ability>>> = { 'v4.1': {}, revised: {} };

/** The cards of each fighter by the moment they speak of, in each edition; looked up a few times every turn. */
const BY_MOMENT: Readonly<
  Record<EditionName, WeakMap<readonly AbilityId[], ReadonlyMap<Moment, readonly Entry[]>>>
> = {
  'v4.1': new WeakMap(),
  revised: new WeakMap(),
};

/** Adds ability cards. */
export function enter(abilities: Readonly<Record<AbilityId, Ability>>): void {
  for (const [id, ability] of Object.entries(abilities)) {
    for (const edition of EDITION_NAMES) {
      if (Object.hasOwn(TABLES[edition], id)) throw new Error(`two abilities are called ${id}`);
      TABLES[edition][id] = { ...ability, ...ability.editions?.[edition] };
    }
  }
}

/** An ability card as it is in the edition being played. */
export function abilityOf({ options }: Pick<State, 'options'>, id: AbilityId): Ability {
  const ability = TABLES[options.edition][id];
  if (!ability) throw new Error(`no such ability: ${id}`);
  return ability;
}

/** The cards of a fighter that speak of a moment. */
export function cardsAt(
  state: Pick<State, 'options'>,
  abilities: readonly AbilityId[],
  moment: Moment,
): readonly Entry[] {
  const { edition } = state.options;
  let moments = BY_MOMENT[edition].get(abilities);
  if (!moments) {
    const all = abilities.map((id) => ({ id, ability: abilityOf(state, id) }));
    moments = new Map(
      MOMENTS.map((one) => [one, all.filter(({ ability }) => ability.moments.includes(one))]),
    );
    BY_MOMENT[edition].set(abilities, moments);
  }
  return moments.get(moment) ?? [];
}
