import { useLingui } from '@lingui/react/macro';
import type { Choice } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Arrange.module.css';

/** Orders to choose from, as rows of small cards: what is drawn first stands first. */
export function Arrange({
  choices,
  answerText,
  isSending,
  onAnswer,
}: {
  readonly choices: readonly Choice[];
  readonly answerText: (choice: Choice) => string;
  readonly isSending: boolean;
  readonly onAnswer: (index: number) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className={styles.rows} data-walk="answers" aria-label={t`Orders`}>
      {choices.map((choice, index) => (
        <li key={answerText(choice)}>
          <button
            type="button"
            className={styles.row}
            aria-label={answerText(choice)}
            disabled={isSending}
            onClick={() => onAnswer(index)}
          >
            <kbd aria-hidden>{index + 1}</kbd>
            {choice.type === 'arrange' &&
              choice.cards.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what matters
                <GameDrawing key={at} name={`card${card}`} />
              ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
