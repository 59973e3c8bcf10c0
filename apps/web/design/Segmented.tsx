import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

/** One of a few that stand side by side; `picture` is drawn above its label. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly picture?: ReactNode;
}

/** A choice of one of a few, all in sight: a group of radio buttons, walked with the arrow keys. */
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
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className="heard"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onPick(segment.value)}
            />
            {segment.picture}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
