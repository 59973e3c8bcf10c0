import { type ReactNode, useId } from 'react';
import styles from './ChoiceButton.module.css';

interface Props {
  readonly text: ReactNode;
  /** What is told of it beneath, line by line; `note` is told where there are none. */
  readonly about?: readonly string[];
  readonly note?: ReactNode;
  /** The key that does the same. */
  readonly digit?: number | undefined;
  /** Whether it opens more of the like. */
  readonly isGroup?: boolean;
  /** Whether it cannot be taken now, because another is on its way. */
  readonly isBusy?: boolean;
  readonly onTake: () => void;
}

/** A choice in a list, in words: what it is called, and what is told of it. */
export function ChoiceButton({ text, about = [], note, digit, isGroup, isBusy, onTake }: Props) {
  const id = useId();
  const isTold = about.length > 0;
  return (
    <button
      type="button"
      className={styles.answer}
      aria-labelledby={isGroup ? undefined : id}
      aria-describedby={isTold ? `${id}-about` : undefined}
      aria-expanded={isGroup ? false : undefined}
      data-told={isTold}
      aria-keyshortcuts={isGroup ? undefined : digit?.toString()}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onTake()}
    >
      {digit !== undefined && (
        <span className={styles.digit} aria-hidden="true">
          {digit}
        </span>
      )}
      <span className={styles.words}>
        <span id={id} className={styles.choice}>
          {text}
        </span>
        {note !== undefined && <span className={styles.about}>{note}</span>}
        {isTold && (
          <span id={`${id}-about`} className={styles.told}>
            {about.map((line) => (
              <span key={line} className={styles.about}>
                {line}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}
