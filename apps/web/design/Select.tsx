import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

/** One of several, too many to stand side by side. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** A choice from a list, by the browser's own list, which every thumb and every screen reader knows. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onPick,
  disabled = false,
}: FieldWords & {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onPick: (value: Value) => void;
  readonly disabled?: boolean;
}): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles.select}>
          <select
            {...ids}
            className={styles.input}
            value={value}
            disabled={disabled}
            onChange={({ target }) => {
              const picked = options.find((option) => option.value === target.value);
              if (picked) onPick(picked.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
