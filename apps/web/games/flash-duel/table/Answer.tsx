import type { Choice } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Answer.module.css';

/** Orders to choose from are rows of small cards, what is drawn first first; all other answers are words. */
export function Answer({ choice, text }: { readonly choice: Choice; readonly text: string }) {
  if (choice.type !== 'arrange') return text;
  return (
    <span className={styles.cards} role="img" aria-label={text}>
      {choice.cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what matters
        <GameDrawing key={at} name={`card${card}`} />
      ))}
    </span>
  );
}
