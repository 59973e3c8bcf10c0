import { type ReactNode, useId } from 'react';
import { RadioGroup } from './RadioGroup.tsx';
import styles from './Segmented.module.css';

/** One of a few that stand side by side; `picture` is drawn above its label. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly picture?: ReactNode;
}

/** A choice of one of a few that stand in a row. */
export function Segmented<Value extends string>({
  label,
  hint,
  value,
  segments,
  onPick,
  disabled = false,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onPick: (value: Value) => void;
  readonly disabled?: boolean;
}) {
  const about = useId();
  return (
    <RadioGroup
      legend={label}
      value={value}
      options={segments.map((segment) => ({
        value: segment.value,
        face: (
          <>
            {segment.picture}
            <span>{segment.label}</span>
          </>
        ),
      }))}
      onPick={onPick}
      looks={{ options: styles.segments, option: styles.segment }}
      about={hint === undefined ? undefined : about}
      disabled={disabled}
    >
      {hint !== undefined && (
        <p id={about} className={styles.hint}>
          {hint}
        </p>
      )}
    </RadioGroup>
  );
}
