import { type Loaded, usePart } from '../../games/library.ts';
import { OptionPicker } from '../../match/local/OptionPicker.tsx';
import type { MatchWish } from '../../match/online/calls.ts';
import { optionsFor } from '../../match/online/tableOptions.ts';

/** All that can be settled about a match with others. */
export function OptionsForm({
  loaded,
  values,
  only,
  onChange,
}: {
  readonly loaded: Loaded;
  readonly values: MatchWish['options'];
  /** Which are asked for; all that matter unless some are named. */
  readonly only?: readonly (string | undefined)[];
  readonly onChange: (values: MatchWish['options']) => void;
}) {
  const words = usePart(loaded.game.id, 'setup');
  const asked = optionsFor(loaded, values).filter(({ name }) => only?.includes(name) ?? true);
  return asked.map(({ name, option }) => (
    <OptionPicker
      key={name}
      name={name}
      option={option}
      value={values[name]}
      words={words}
      onPick={(value) => onChange({ ...values, [name]: value as string | number | boolean })}
    />
  ));
}
