import { LEVELS } from '@riposte/bots';
import { Select } from '../design/Select.tsx';

/** A level of the bots, from a list. */
export function LevelSelect({
  label,
  hint,
  level,
  onPick,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly level: number;
  readonly onPick: (level: number) => void;
}) {
  return (
    <Select
      label={label}
      {...(hint !== undefined && { hint })}
      value={String(level)}
      options={LEVELS.map(({ number, name }) => ({ value: String(number), label: `${number} · ${name}` }))}
      onPick={(picked) => onPick(Number(picked))}
    />
  );
}
