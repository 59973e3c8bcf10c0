import type { HandCard } from '../../../table/kit/hand.ts';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './HandCardFace.module.css';
import type { DuelThing } from './things.ts';

/** The face of a card in the hand, with a mark on one that lies open. */
export function HandCardFace({ card: { touched } }: { readonly card: HandCard<DuelThing> }) {
  if (touched.type !== 'card') return undefined;
  return (
    <>
      <GameDrawing name={`card${touched.card}`} />
      {touched.open && (
        <span className={styles.open} aria-hidden>
          {touched.was === undefined ? '+' : touched.was}
        </span>
      )}
    </>
  );
}
