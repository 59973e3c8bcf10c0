import type { Character } from '../ability.ts';
import { enter } from '../catalogue.ts';
import { ABILITIES_OF, type AbilityId, CHARACTER_IDS, type CharacterId, type FigureId } from '../ids.ts';
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
export const CHARACTERS: { readonly [Id in CharacterId]: Character<Id> } = {
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
export const ABILITY_IDS: readonly AbilityId[] = CHARACTER_IDS.flatMap((id) => ABILITIES_OF[id]);

/** The Dragon is no character that players choose. */
export const DRAGON: Character<'dragon'> = dragon;

for (const { abilities } of [...Object.values(CHARACTERS), DRAGON]) enter(abilities);

/** What a figure is called. */
export function nameOfFigure(id: FigureId): string {
  if (id === 'dummy') return 'Training Dummy';
  return id === 'dragon' ? DRAGON.name : CHARACTERS[id].name;
}
