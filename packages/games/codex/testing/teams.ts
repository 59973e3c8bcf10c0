import type { CardId, Color } from '../ids.ts';
import { type Half, Scene } from './scene.ts';

/** Scenes in which both lead these heroes, with the starting deck of this color, unless a half says otherwise. */
export function led(deckColor: Color, ...heroes: readonly CardId[]) {
  const side = { heroes, deckColor };
  return (mine: Half = {}, theirs: Half = {}, chance?: readonly number[]): Scene =>
    new Scene({ ...side, ...mine }, { ...side, ...theirs }, chance ? { chance } : {});
}

export const red = led('red', 'captain-zane', 'drakk-ramhorn', 'jaina-stormborne');
export const blue = led('blue', 'general-onimaru');
export const black = led('black', 'vandy-anadrose', 'troq-bashar', 'captain-zane');
export const plague = led('black', 'orpal-gloor', 'vandy-anadrose', 'master-midori');
export const undead = led('black', 'garth-torken', 'vandy-anadrose', 'master-midori');
export const olden = led('purple', 'prynn-pasternaak', 'troq-bashar', 'river-montoya');
export const modern = led('purple', 'max-geiger', 'troq-bashar', 'prynn-pasternaak');
export const coming = led('purple', 'vir-garbarean', 'troq-bashar', 'captain-zane');
export const white = led('white', 'troq-bashar', 'river-montoya', 'captain-zane');
export const warriors = led('white', 'garus-rook', 'setsuki-hiruki', 'vandy-anadrose');
export const ninjas = led('white', 'setsuki-hiruki', 'grave-stormborne', 'troq-bashar');
export const monks = led('white', 'grave-stormborne', 'troq-bashar', 'master-midori');
export const green = led('green', 'master-midori', 'calamandra-moss', 'argagarg-garg');
export const judge = led('blue', 'bigby-hayes', 'general-onimaru', 'drakk-ramhorn');
export const magistrate = led('blue', 'sirus-quince', 'bigby-hayes', 'captain-zane');
