import { type ReactNode, useId } from 'react';
import styles from './Toggle.module.css';

/** Something that is on or off, with a switch at the end of its line. */
export function Toggle({
  label,
  hint,
  on,
  onTurn,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onTurn(target.checked)}
      />
    </div>
  );
}
