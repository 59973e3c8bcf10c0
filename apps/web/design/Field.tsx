import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What ties an input to its label, its hint and what is wrong with it. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

/** What every field may carry. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence; it is read out as soon as it is there. */
  readonly error?: ReactNode;
}

/** A label above something to fill in, with a hint or what is wrong below it. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldWords & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const below = error ?? hint;
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': below === undefined ? undefined : note,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <p id={note} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
        {below}
      </p>
    </div>
  );
}
