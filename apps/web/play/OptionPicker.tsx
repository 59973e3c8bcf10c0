import { useLingui } from '@lingui/react/macro';
import { type Option, unreachable } from '@riposte/kernel';
import { Segmented } from '../design/Segmented.tsx';
import { Toggle } from '../design/Toggle.tsx';
import { ModeCards } from './ModeCards.tsx';
import type { SetupWords } from './setups.ts';

/** Any option of any game; with a picture and a sentence for each value where somebody has written them. */
export function OptionPicker({
  name,
  option,
  value,
  words,
  onPick,
}: {
  readonly name: string;
  readonly option: Option | undefined;
  readonly value: unknown;
  readonly words: SetupWords | undefined;
  readonly onPick: (value: unknown) => void;
}) {
  const { i18n } = useLingui();
  if (!option) return undefined;
  const described = words?.option(name);
  const label = described ? i18n._(described) : option.label;
  switch (option.type) {
    case 'oneOf':
      return (
        <ModeCards
          label={label}
          value={String(value)}
          onPick={onPick}
          cards={usualFirst(option).map((one) => {
            const said = words?.value(name, one);
            return {
              value: one,
              label: said ? i18n._(said.label) : one,
              about: said?.about && i18n._(said.about),
              drawing: said?.drawing,
            };
          })}
        />
      );
    case 'integer':
      return (
        <Segmented
          label={label}
          value={String(value)}
          segments={numbersOf(option).map((number) => ({ value: String(number), label: number }))}
          onPick={(picked) => onPick(Number(picked))}
        />
      );
    case 'flag':
      return <Toggle label={label} on={value === true} onTurn={onPick} />;
    default:
      return unreachable(option);
  }
}

/** Modes stand as the game lists them, simplest first; of two editions the usual one does. */
function usualFirst({ values, default: usual }: Extract<Option, { type: 'oneOf' }>): readonly string[] {
  return [...values].sort((one, other) => Number(other === usual) - Number(one === usual));
}

function numbersOf({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
