import { BinderQuestion } from '../binder/BinderQuestion.tsx';
import { ChooseDeck } from '../teams/ChooseDeck.tsx';
import { ChooseHeroes } from '../teams/ChooseHeroes.tsx';
import type { WarPart } from './part.ts';

/** A question that needs all the room there is: heroes, starting decks, and what leaves the codex. */
export default function Wide({ sight, turn }: WarPart) {
  const { decision, seat, state, view, names } = sight;
  if (!decision || seat === undefined) return undefined;
  const { title, choices, answer } = turn;
  const asked = { title, choices, isSending: state.sending !== undefined, onAnswer: answer };
  switch (decision.question) {
    case 'hero':
      // What is read about stays while others choose: another question is one after a hero of one's own.
      return (
        <ChooseHeroes
          key={view.players[seat]?.heroes.length}
          {...asked}
          view={view}
          seat={seat}
          names={names}
        />
      );
    case 'deck':
      return <ChooseDeck {...asked} />;
    case 'tech':
      return <BinderQuestion sight={sight} turn={turn} />;
    default:
      return undefined;
  }
}
