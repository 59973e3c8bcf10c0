import type { AnyGame, AnyGuide, Option } from '@riposte/kernel';

/** The options of a match, by name. */
export type MatchOptions = Readonly<Record<string, unknown>>;

/** More values than these of a number are not all tried. */
const MANY = 12;

/** Every way to play a game: every value of every option that a match with the options before it makes use of. */
export function waysOf(
  game: Pick<AnyGame, 'options'>,
  guide: Pick<AnyGuide, 'isAsked'>,
): readonly MatchOptions[] {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, one]) => [name, one.default]));
  return Object.entries(game.options).reduce<readonly MatchOptions[]>(
    (ways, [name, option]) =>
      ways.flatMap((way) =>
        guide.isAsked(name, way) ? valuesOf(option).map((value) => ({ ...way, [name]: value })) : [way],
      ),
    [usual],
  );
}

function valuesOf(option: Option): readonly unknown[] {
  switch (option.type) {
    case 'oneOf':
      return option.values;
    case 'flag':
      return [false, true];
    case 'integer': {
      const { min, max } = option;
      return max - min < MANY
        ? Array.from({ length: max - min + 1 }, (_, index) => min + index)
        : [min, option.default, max];
    }
  }
}
