import type { Option } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { ChosenOptions } from '../../games/setupWords.ts';

/** An option that is asked for, and what it is called. */
export interface AskedOption {
  readonly name: string;
  readonly option: Option;
}

/** The option that decides how a game is played: a mode, where it has modes. */
export function mainOption({ guide }: Pick<Loaded, 'guide'>): string | undefined {
  return guide.chapters?.option;
}

/** The options that a match with the others makes any use of, the main one first. */
export function askedOptions(loaded: Loaded, values: ChosenOptions): readonly AskedOption[] {
  const main = mainOption(loaded);
  return Object.entries(loaded.game.options)
    .filter(([name]) => loaded.guide.isAsked(name, values))
    .sort(([one], [other]) => Number(other === main) - Number(one === main))
    .map(([name, option]) => ({ name, option }));
}
