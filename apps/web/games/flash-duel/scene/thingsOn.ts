import type { Shades } from '../../../table/kit/shades.ts';
import { DESK, DESK_CLEAR, PHONE } from './geometry.ts';
import type { NumeralBox } from './numeral.ts';

/**
 * Where the interface lies on the scene, in units of the picture. At a desk the picture stands on what is asked; on a
 * phone it stands at the bottom of its frame.
 */
export function thingsOn({ width, height, clear, boxes }: Shades, isPhone: boolean): readonly NumeralBox[] {
  const picture = isPhone ? PHONE : DESK;
  const unit = isPhone ? width / picture.width : Math.min(width / picture.width, clear / DESK_CLEAR);
  if (unit === 0) return [];
  const left = (width - unit * picture.width) / 2;
  const top = isPhone ? height - unit * picture.height : clear - unit * DESK_CLEAR;
  return boxes.map((box) => ({
    left: Math.round((box.left - left) / unit),
    right: Math.round((box.right - left) / unit),
    // Nothing is ever written above the interface.
    top: -2000,
    bottom: Math.round((box.bottom - top) / unit),
  }));
}
