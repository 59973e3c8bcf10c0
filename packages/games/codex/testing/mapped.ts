import { DUEL, type Options } from '../options.ts';
import { type Half, Scene } from './scene.ts';

type MapName = Options['map'];

/** A scene on a map. */
export function on(map: MapName, mine: Half = {}, theirs: Half = {}, more: Partial<Options> = {}): Scene {
  return new Scene(mine, theirs, { options: { ...DUEL, ...more, map } });
}

/** A free-for-all of Ann, Bo and Cy on a map. */
export function threeOn(map: MapName, ann: Half = {}, bo: Half = {}, cy: Half = {}): Scene {
  return new Scene(ann, bo, { options: { ...DUEL, format: 'free-for-all', map }, others: [cy] });
}

/** Ann and Bo against Cy and Di on a map. */
export function teamsOn(map: MapName, ann: Half = {}, bo: Half = {}, cy: Half = {}, di: Half = {}): Scene {
  return new Scene(ann, bo, { options: { ...DUEL, format: 'two-headed-dragon', map }, others: [cy, di] });
}
