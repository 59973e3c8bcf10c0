import { type AnyGame, fullTable, type Option, parseOptions } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { ChosenOptions } from '../../games/setupWords.ts';
import { type AskedOption, askedOptions } from '../local/askedOptions.ts';
import type { MatchWish } from './calls.ts';

/** The options of a game as they are by default. */
export function defaultOptions(game: AnyGame): MatchWish['options'] {
  const options = parseOptions(game.options, {});
  return (options.ok ? options.value : {}) as MatchWish['options'];
}

/** The options that matter for a match with others, each with those of its values that leave room for others. */
export function optionsFor(loaded: Loaded, values: ChosenOptions): readonly AskedOption[] {
  return askedOptions(loaded, values).map(({ name, option }) => ({
    name,
    option: withCompany(loaded.game, values, name, option),
  }));
}

function withCompany(game: AnyGame, values: ChosenOptions, name: string, option: Option): Option {
  if (option.type !== 'oneOf') return option;
  return {
    ...option,
    values: option.values.filter((value) => fullTable(game, { ...values, [name]: value }) > 1),
  };
}
