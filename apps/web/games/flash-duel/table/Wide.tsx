import styles from './Board.module.css';
import type { Duel } from './duel.ts';
import { Gallery } from './Gallery.tsx';
import { Market } from './Market.tsx';
import type { Turn } from './useTurn.ts';

/** A question that needs all the room there is: characters, drafts and swaps. A simple duel has none of them. */
export default function Wide({ duel, turn }: { readonly duel: Duel; readonly turn: Turn }) {
  const { state, view, seat, decision, names } = duel;
  if (seat === undefined || !decision) return undefined;
  const asked = {
    title: turn.title,
    view,
    choices: turn.choices,
    isSending: state.sending !== undefined,
    onAnswer: turn.answer,
  };
  return (
    <div className={styles.wide}>
      {turn.wide === 'gallery' ? (
        <Gallery key={decision.id} {...asked} />
      ) : (
        <Market key={decision.id} {...asked} names={names} seat={seat} answerText={turn.texts.answerText} />
      )}
    </div>
  );
}
