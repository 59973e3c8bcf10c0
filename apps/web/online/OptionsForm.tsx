import type { AnyGame } from '@riposte/kernel';
import { OptionPicker } from '../play/OptionPicker.tsx';
import { type OptionValues, optionsFor, setupWords } from './wish.ts';

/** All that can be settled about a match with others. */
export function OptionsForm({
  game,
  values,
  only,
  onChange,
}: {
  readonly game: AnyGame;
  readonly values: OptionValues;
  /** Which are asked for; all that matter unless some are named. */
  readonly only?: readonly string[];
  readonly onChange: (values: OptionValues) => void;
}) {
  const asked = optionsFor(game, values).filter(({ name }) => only?.includes(name) ?? true);
  return asked.map(({ name, option }) => (
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
