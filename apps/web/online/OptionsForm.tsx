import type { AnyGame } from '@riposte/kernel';
import { OptionPicker } from '../play/OptionPicker.tsx';
import { type OptionValues, optionsFor, setupWords } from './wish.ts';

/** All that can be settled about a match with others. */
export function OptionsForm({
  game,
  values,
  onChange,
}: {
  readonly game: AnyGame;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}) {
  return optionsFor(game, values).map(({ name, option }) => (
    <OptionPicker
      key={name}
      name={name}
      option={option}
      value={values[name]}
      words={setupWords(game.id)}
      onPick={(value) => onChange({ ...values, [name]: value as string | number | boolean })}
    />
  ));
}
