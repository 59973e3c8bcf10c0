import { entryOf } from '../catalogue.ts';
import { type Options, TEAMS } from '../options.ts';

/** The options that matter to a match, in words. */
export function title({ format, game, heroes, map }: Options): readonly string[] {
  return [
    ...(format === 'duel' ? [] : [format === TEAMS ? 'two-headed dragon' : format]),
    game === 'basic' ? 'basic game, one hero each' : 'standard game, three heroes each',
    `heroes ${heroes}`,
    ...(map === 'none' ? [] : [map === 'chance' ? 'map by chance' : `map ${entryOf(map).name}`]),
  ];
}
