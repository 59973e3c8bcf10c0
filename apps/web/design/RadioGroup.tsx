import { type ReactNode, useId } from 'react';
import styles from './RadioGroup.module.css';

/** One of those there are to pick from. */
export interface RadioOption<Value extends string | number> {
  readonly value: Value;
  /** What is seen of it. */
  readonly face: ReactNode;
  /** What is read instead of its face. */
  readonly label?: string;
  readonly title?: string;
  /** What is read after it, by its id. */
  readonly about?: string;
}

/** One of a few, all in sight: radio buttons walked with the arrow keys, whatever they look like. */
export function RadioGroup<Value extends string | number>({
  legend,
  value,
  options,
  onPick,
  looks,
  about,
  disabled = false,
  children,
}: {
  readonly legend: ReactNode;
  readonly value: Value;
  readonly options: readonly RadioOption<Value>[];
  readonly onPick: (value: Value) => void;
  /** The classes of what holds the options, and of each. */
  readonly looks: { readonly options: string | undefined; readonly option: string | undefined };
  /** What is read after the group, by its id. */
  readonly about?: string | undefined;
  readonly disabled?: boolean;
  /** What stands beneath the options. */
  readonly children?: ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={about}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={looks.options}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.option} ${looks.option}`} title={option.title}>
            <input
              type="radio"
              className="heard"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              aria-describedby={option.about}
              onChange={() => onPick(option.value)}
            />
            {option.face}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
