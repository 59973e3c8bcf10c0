import type { Character } from '../ability.ts';
import { forwardFrom, gapAhead } from '../bridge.ts';
import { goForward, setEffects } from '../movement.ts';
import { add, CARDS, countOf, remove } from '../pile.ts';
import { fighterOf } from '../state.ts';
import { isOnDark, mustRecover } from './verbs.ts';

export const persephone: Character<'persephone'> = {
  name: 'Mistress Persephone',
  title: 'Nox Oracle',
  abilities: {
    dominance: {
      name: 'Dominance',
      source: 'partly',
      text: 'At the end of your turn, with the opponent on a dark space: they must recover on their next turn, or twice if they have to anyway.',
      says: '{foe} must recover next turn',
      note: 'That the opponent must stand on a dark space and may be recovering already is known; that they have to recover follows from the ruling on Relentless Strikes. The end of the turn is ours: only then can the opponent have retreated just before.',
      moments: ['endOfTurn'],
      aims: true,
      lit: ({ state, foe }) => isOnDark(state, foe),
      effect({ state, foe }) {
        mustRecover(state, foe);
        setEffects(state, foe, { dominated: true });
      },
    },
    beckon: {
      name: 'Beckon',
      source: 'house',
      text: 'At the start of your turn: the opponent comes one, two or three spaces toward you, as you like.',
      says: '{foe} has to come to {space}',
      note: 'Neither name nor effect is known. Others push; Persephone calls, and sets the distance for the cards in hand.',
      moments: ['startOfTurn'],
      aims: true,
      lit: ({ state, foe }) => gapAhead(state, foe) > 1,
      ways: ({ state, foe }) =>
        [1, 2, 3]
          .filter((steps) => steps < gapAhead(state, foe))
          .map((steps) => ({ space: forwardFrom(state, foe, steps) })),
      effect({ state, foe, table, way }) {
        if (way.space === undefined) return;
        const went = goForward(table, foe, Math.abs(fighterOf(state, foe).space - way.space));
        table.tell?.({ type: 'moved', seat: foe, ...went });
      },
    },
    onYourKnees: {
      name: 'On Your Knees',
      source: 'house',
      text: 'At the start of your turn, with the opponent on a light space: name a number. They discard a card of that number if they hold one.',
      says: '{foe} must discard a {card} if there is one',
      picks: 'name the {card}',
      note: 'Neither name nor effect is known. The oracle guesses, and the light spaces are no safer than the dark ones.',
      moments: ['startOfTurn'],
      aims: true,
      lit: ({ state, foe }) => !isOnDark(state, foe),
      ways: () => CARDS.map((card) => ({ card })),
      effect({ state, foe, table, way }) {
        if (way.card === undefined) return;
        const { hand } = fighterOf(state, foe);
        const held = countOf(hand, way.card) > 0;
        if (held) {
          remove(hand, way.card);
          add(state.discard, way.card);
        }
        table.tell?.({ type: 'cardsDiscarded', seat: foe, cards: held ? [way.card] : [] }, { shows: true });
      },
    },
  },
};
