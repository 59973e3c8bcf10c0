import type { MessageDescriptor } from '@lingui/core';
import type { Loaded } from '../../games/library.ts';
import type { ChosenOptions, SetupWords } from '../../games/setupWords.ts';
import { askedOptions, mainOption } from './askedOptions.ts';

/** What of its options is worth saying of a match: the main one always, others where they are not as by default. */
export function optionWords(
  loaded: Loaded,
  words: SetupWords | undefined,
  values: ChosenOptions,
): readonly (MessageDescriptor | string)[] {
  if (!words) return loaded.guide.title(values);
  const main = mainOption(loaded);
  return askedOptions(loaded, values).flatMap(({ name, option }) => {
    const value = values[name];
    const isTold = name === main || option.default !== value;
    if (!isTold || option.type !== 'oneOf' || typeof value !== 'string') return [];
    return [words.value(name, value)?.label ?? value];
  });
}
