import type { Level } from '@riposte/kernel';
import { Select } from '../../design/Select.tsx';
import { nearest } from './levels.ts';

/** One of the levels of bots, from a list. */
export function LevelSelect({
  levels,
  label,
  hint,
  level,
  onPick,
}: {
  readonly levels: readonly Level[];
  readonly label: string;
  readonly hint?: string;
  readonly level: number;
  readonly onPick: (level: number) => void;
}) {
  return (
    <Select
      label={label}
      {...(hint !== undefined && { hint })}
      value={String(nearest(levels, level).number)}
      options={levels.map(({ number, name }) => ({
        value: String(number),
        label: `${number} · ${name}`,
      }))}
      onPick={(picked) => onPick(Number(picked))}
    />
  );
}
