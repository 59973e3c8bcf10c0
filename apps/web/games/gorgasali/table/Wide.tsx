import { ChooseCharacter } from './ChooseCharacter.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import type { IslandPart } from './part.ts';
import { Reroll } from './Reroll.tsx';
import { Trade } from './Trade.tsx';

/** A question that needs all the room there is. */
export default function Wide({ sight, turn }: IslandPart) {
  const { decision } = sight;
  const part = { sight, turn };
  switch (decision?.question) {
    case 'character':
      return <ChooseCharacter key={decision.id} {...part} />;
    case 'place':
      return <PlaceCard key={decision.id} {...part} />;
    case 'reroll':
      return <Reroll key={decision.id} {...part} />;
    case 'trade':
    case 'agree':
      return <Trade key={decision.id} {...part} />;
    default:
      return undefined;
  }
}
