import { bitsOf } from './bits.ts';

/** When a trigger speaks. */
export const MOMENTS = [
  'arrives',
  'otherArrives',
  'attacks',
  'afterAttack',
  'upkeep',
  'dies',
  'unitDies',
  'leaves',
  'maxLevel',
  'kills',
  'hurtsBuilding',
  'hurtsBase',
  'hitsUnit',
  'exhausts',
  'attackHits',
  'spellPlayed',
  'endOfTurn',
  'unitPlayed',
  'attacked',
  'played',
  'unitLeaves',
  'timeLost',
  'buildingHurt',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A bit each, so that a machine sees at once which things speak. */
export const MOMENT_BITS = bitsOf(MOMENTS);
