import type { CardId, CharacterId } from '@riposte/gorgasali/table';
import type { DrawingFile } from '../../../design/art/Drawing.tsx';
import sheet from './cards.svg?url&no-inline';
import island from './island.svg?url&no-inline';

/** What cards are called on the sheet, where it is not as in the rules. */
const SHORT: Readonly<Partial<Record<CardId, string>>> = {
  smallPotion: 'hp1',
  mediumPotion: 'hp2',
  largePotion: 'hp3',
  extraSix: 'xsix',
  strikeOption: 'strike',
  secondChance: 'second',
  eagleEye: 'eagle',
  ammoBag: 'ammo',
  bodyArmor: 'body',
  lightning: 'ball',
};

export function crestOf(character: CharacterId | 'none'): DrawingFile | undefined {
  return character === 'none' ? undefined : { at: `${sheet}#c-${character}`, box: '0 0 64 64' };
}

export function weaponDrawing(weapon: CardId): DrawingFile {
  return { at: `${sheet}#w-${weapon}`, box: '-2 -14 124 78' };
}

export function supportDrawing(card: CardId): DrawingFile {
  return { at: `${sheet}#s-${SHORT[card] ?? card}`, box: '-2 -4 68 70' };
}

/** A small sign in one colour. */
export function markOf(
  name:
    | 'm-six'
    | 'm-str'
    | 'm-mas'
    | 'm-sco'
    | 'k-con'
    | 'k-arm'
    | 'k-def'
    | 'k-thr'
    | 'k-wea'
    | `i-${string}`,
): DrawingFile {
  return { at: `${sheet}#${name}`, box: '0 0 24 24' };
}

export const OPEN_CHEST: DrawingFile = { at: `${island}#t-chest-open`, box: '6 -12 36 42' };

export function dieOf(face: number): DrawingFile {
  return { at: `${sheet}#d${face}`, box: '0 0 64 64' };
}
