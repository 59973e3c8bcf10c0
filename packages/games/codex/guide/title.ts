import { entryOf } from '../catalogue.ts';
import { firstGame, type Options, settled, TEAMS } from '../options.ts';

/** The options that matter to a match, in words. */
export function title(options: Options): readonly string[] {
  const { format, game, map, rulings } = options;
  const pair = firstGame(options);
  return [
    ...(format === 'duel' ? [] : [format === TEAMS ? 'two-headed dragon' : format]),
    ...(pair
      ? [`first game, ${pair.map((hero) => entryOf(hero).name).join(' against ')}`]
      : [
          game === 'basic' ? 'basic game, one hero each' : 'standard game, three heroes each',
          `heroes ${settled(options).heroes}`,
        ]),
    ...(map === 'none' ? [] : [map === 'chance' ? 'map by chance' : `map ${entryOf(map).name}`]),
    ...(rulings === 'book' ? [] : ['the designer’s rulings']),
  ];
}
