import { useLingui } from '@lingui/react/macro';
import type { Choice } from '@riposte/flash-duel';
import { Sheet } from '../../../design/overlays.tsx';
import styles from './AllAnswers.module.css';
import { buttonsFor, type Family, familyOf, toneOf } from './answers.ts';

/** Every answer there is, family by family. */
export function AllAnswers({
  choices,
  answerText,
  familyText,
  onAnswer,
  onClose,
}: {
  readonly choices: readonly Choice[];
  readonly answerText: (choice: Choice) => string;
  readonly familyText: (family: Family) => string;
  readonly onAnswer: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const families = new Map<Family, number[]>();
  for (const button of buttonsFor(choices, [...choices.keys()], choices.length)) {
    if (button.type !== 'answer') continue;
    const family = familyOf(choices[button.index] as Choice);
    families.set(family, [...(families.get(family) ?? []), button.index]);
  }
  return (
    <Sheet open title={t`All answers`} onClose={onClose}>
      {[...families].map(([family, answers]) => (
        <section key={family} className={styles.family}>
          <h3>{familyText(family)}</h3>
          <div className={styles.answers}>
            {answers.map((index) => {
              const choice = choices[index];
              return (
                choice && (
                  <button
                    key={index}
                    type="button"
                    className={styles.answer}
                    data-tone={toneOf(choice)}
                    onClick={() => onAnswer(index)}
                  >
                    {answerText(choice)}
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
