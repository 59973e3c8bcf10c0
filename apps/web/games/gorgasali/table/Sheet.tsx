import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IslandPart } from './part.ts';
import styles from './Sheet.module.css';

/** The frame of a wide question: what is asked, what it is about, and the answers where thumbs are. */
export function AskedSheet({
  sight,
  turn,
  answers,
  isFirstMain = true,
  children,
}: IslandPart & {
  /** The answers that have a button of their own. */
  readonly answers: readonly number[];
  /** Whether the first of them is what most people want. */
  readonly isFirstMain?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const isSending = sight.state.sending !== undefined;
  return (
    <section className={styles.sheet} aria-label={t`The question`}>
      <h1 className={styles.title} data-part="question">
        {turn.title}
      </h1>
      <div className={styles.body}>{children}</div>
      {answers.length > 0 && (
        <div className={styles.answers} data-part="answers" data-walk="answers">
          {answers.map((index, place) => {
            const choice = turn.choices[index];
            return (
              choice && (
                <button
                  key={index}
                  type="button"
                  className={styles.answer}
                  data-first={isFirstMain && place === 0}
                  disabled={isSending}
                  onClick={() => turn.answer(index)}
                >
                  {turn.texts.answer(choice)}
                </button>
              )
            );
          })}
        </div>
      )}
    </section>
  );
}
