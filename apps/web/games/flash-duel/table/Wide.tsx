import { Gallery } from './Gallery.tsx';
import { Market } from './Market.tsx';
import type { DuelPart } from './part.ts';

/** A question that needs all the room there is: characters, drafts and swaps. A simple duel has none of them. */
export default function Wide({ sight, turn }: DuelPart) {
  const { state, view, seat, decision, names } = sight;
  if (seat === undefined || !decision) return undefined;
  const asked = {
    title: turn.title,
    view,
    choices: turn.choices,
    isSending: state.sending !== undefined,
    onAnswer: turn.answer,
  };
  if (decision.question === 'character') return <Gallery key={decision.id} {...asked} />;
  return <Market key={decision.id} {...asked} names={names} seat={seat} answerText={turn.texts.answer} />;
}
