import { type AnyGame, type Option, parseOptions } from '@riposte/kernel';
import { flashDuelSetups } from '../play/flashDuelSetups.ts';
import type { SetupWords } from '../play/setups.ts';
import type { Wish } from './calls.ts';

/** How games speak of their options, where somebody has written it. */
const WORDS: Readonly<Record<string, SetupWords>> = { 'flash-duel': flashDuelSetups };

export function setupWords(game: string): SetupWords | undefined {
  return WORDS[game];
}

export type OptionValues = Wish['options'];

/** The options of a game as they are by default. */
export function defaultOptions(game: AnyGame): OptionValues {
  const options = parseOptions(game.options, {});
  return (options.ok ? options.value : {}) as OptionValues;
}

/** The options that matter for a match with others, each with those of its values that leave room for others. */
export function optionsFor(
  game: AnyGame,
  values: OptionValues,
): readonly { readonly name: string; readonly option: Option }[] {
  const words = setupWords(game.id);
  return Object.entries(game.options)
    .filter(([name]) => words?.isAsked(name, values) ?? true)
    .sort(([one], [other]) => Number(other === 'mode') - Number(one === 'mode'))
    .map(([name, option]) => ({ name, option: withCompany(game, values, name, option) }));
}

function withCompany(game: AnyGame, values: OptionValues, name: string, option: Option): Option {
  if (option.type !== 'oneOf') return option;
  return {
    ...option,
    values: option.values.filter((value) => game.seatCount({ ...values, [name]: value }) > 1),
  };
}

/** What of an option table is worth saying of a match: the words for what is not as by default, and the mode always. */
export function optionWords(game: AnyGame, values: Readonly<Record<string, unknown>>) {
  const words = setupWords(game.id);
  return Object.entries(game.options).flatMap(([name, option]) => {
    const value = values[name];
    const isTold = name === 'mode' || (option.default !== value && (words?.isAsked(name, values) ?? true));
    if (!isTold || option.type !== 'oneOf' || typeof value !== 'string') return [];
    return [words?.value(name, value)?.label ?? value];
  });
}
