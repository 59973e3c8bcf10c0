import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../../design/overlays.tsx';
import styles from './AllAnswers.module.css';
import { answersByFamily } from './answers.ts';
import type { TableTurn } from './turn.ts';
import { useDress } from './wearing.ts';

/** Every answer there is, family by family. */
export function AllAnswers({
  turn: { choices, texts },
  view,
  onAnswer,
  onClose,
}: {
  readonly turn: TableTurn;
  readonly view: unknown;
  readonly onAnswer: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { families } = useDress();
  return (
    <Sheet open title={t`All answers`} onClose={onClose}>
      {answersByFamily(families, choices, view).map(([family, answers]) => (
        <section key={family} className={styles.family}>
          <h3>{texts.family(family)}</h3>
          <div className={styles.answers}>
            {answers.map((index) => {
              const choice = choices[index];
              return (
                choice && (
                  <button
                    key={index}
                    type="button"
                    className={styles.answer}
                    data-tone={families.tone(choice)}
                    onClick={() => onAnswer(index)}
                  >
                    {texts.answer(choice)}
                  </button>
                )
              );
            })}
          </div>
        </section>
      ))}
    </Sheet>
  );
}
