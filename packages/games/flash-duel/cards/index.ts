import {
  type Ability,
  type AbilityId,
  type Character,
  type CharacterId,
  MOMENTS,
  type Moment,
} from '../ability.ts';
import { EDITION_NAMES, type EditionName } from '../edition.ts';
import type { State } from '../state.ts';
import { argagarg } from './argagarg.ts';
import { bbb } from './bbb.ts';
import { degrey } from './degrey.ts';
import { dragon } from './dragon.ts';
import { geiger } from './geiger.ts';
import { gloria } from './gloria.ts';
import { grave } from './grave.ts';
import { gwen } from './gwen.ts';
import { jaina } from './jaina.ts';
import { lum } from './lum.ts';
import { menelker } from './menelker.ts';
import { midori } from './midori.ts';
import { onimaru } from './onimaru.ts';
import { persephone } from './persephone.ts';
import { quince } from './quince.ts';
import { rook } from './rook.ts';
import { setsuki } from './setsuki.ts';
import { troq } from './troq.ts';
import { valerie } from './valerie.ts';
import { vendetta } from './vendetta.ts';
import { zane } from './zane.ts';

/** The characters, in the order of the rulebook. */
export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  grave,
  jaina,
  midori,
  setsuki,
  rook,
  degrey,
  valerie,
  geiger,
  lum,
  argagarg,
  quince,
  onimaru,
  troq,
  bbb,
  menelker,
  gloria,
  vendetta,
  persephone,
  gwen,
  zane,
};

/** Every ability that belongs to a character. */
export const ABILITY_IDS: readonly AbilityId[] = Object.values(CHARACTERS).flatMap(({ abilities }) =>
  Object.keys(abilities),
);

/** The Dragon is no character that players choose. */
export const DRAGON: Character = dragon;

const ABILITIES: Readonly<Record<CharacterId, readonly AbilityId[]>> = Object.fromEntries(
  Object.entries({ ...CHARACTERS, dragon }).map(([id, { abilities }]) => [id, Object.keys(abilities)]),
);

const TABLES = Object.fromEntries(EDITION_NAMES.map((edition) => [edition, tableOf(edition)])) as Readonly<
  Record<EditionName, Readonly<Record<AbilityId, Ability>>>
>;

/** An ability card as it is in the edition being played. */
export function abilityOf({ options }: Pick<State, 'options'>, id: AbilityId): Ability {
  const ability = TABLES[options.edition][id];
  if (!ability) throw new Error(`no such ability: ${id}`);
  return ability;
}

/** An ability card and what it is called by. */
export interface Entry {
  readonly id: AbilityId;
  readonly ability: Ability;
}

/** The cards of each fighter by the moment they speak of, in each edition; looked up a few times every turn. */
const BY_MOMENT: Readonly<
  Record<EditionName, WeakMap<readonly AbilityId[], ReadonlyMap<Moment, readonly Entry[]>>>
> = {
  'v4.1': new WeakMap(),
  revised: new WeakMap(),
};

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

/** The three ability cards of a character. */
export function abilitiesOf(character: CharacterId): readonly AbilityId[] {
  const abilities = ABILITIES[character];
  if (!abilities) throw new Error(`no such character: ${character}`);
  return abilities;
}

function tableOf(edition: EditionName): Readonly<Record<AbilityId, Ability>> {
  const table: Record<AbilityId, Ability> = {};
  for (const { abilities } of [...Object.values(CHARACTERS), DRAGON]) {
    for (const [id, ability] of Object.entries(abilities)) {
      if (Object.hasOwn(table, id)) throw new Error(`two abilities are called ${id}`);
      table[id] = { ...ability, ...ability.editions?.[edition] };
    }
  }
  return table;
}
