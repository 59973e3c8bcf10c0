import type { AbilityId, Character, CharacterId } from '../ability.ts';
import { enter } from '../catalogue.ts';
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

/** RULES 20.4: what the Dragon chooses from. */
export const DRAGON_ABILITY_IDS: readonly AbilityId[] = Object.keys(dragon.abilities);

const ABILITIES: Readonly<Record<CharacterId, readonly AbilityId[]>> = Object.fromEntries(
  Object.entries(CHARACTERS).map(([id, { abilities }]) => [id, Object.keys(abilities)]),
);

for (const { abilities } of [...Object.values(CHARACTERS), DRAGON]) enter(abilities);

/** The three ability cards of a character. */
export function abilitiesOf(character: CharacterId): readonly AbilityId[] {
  const abilities = ABILITIES[character];
  if (!abilities) throw new Error(`no such character: ${character}`);
  return abilities;
}
