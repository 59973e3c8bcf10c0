import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  onText,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'onChange'> &
  FieldWords & { readonly onText: (text: string) => void }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          className={styles.input}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}
