import { unreachable } from '@riposte/kernel';
import type { Options } from './state.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four'];

const ATTACK =
  'Play a card to move that many spaces. Attack with cards whose number is exactly the distance: every opponent on that space must block with as many of the same number, or is hit and defeated. Or dash: one card to run in, others to strike.';
const HELP = 'Team mates may share a space, and a player behind may dash in to help another block.';
const ABILITIES = 'Ability cards break these rules: one a turn. Type cards to read them.';

/** The game in a few sentences, for a player who has never played it. */
export default function primer({ mode, mortals, openHands }: Options): readonly string[] {
  const hands = openHands ? ' They see each other’s hands.' : '';
  switch (mode) {
    case 'simple':
      return DUEL;
    case 'full':
    case 'clockwork':
    case 'solo':
      return [
        ...DUEL,
        'Ability cards break these rules: one a turn, each once a round. Type cards to read them.',
      ];
    case 'team':
      return [
        'Two fight against two on a bridge of 18 spaces. Cards are numbers from 1 to 5.',
        ATTACK,
        `${HELP}${hands}`,
        'A team that has lost both loses the round; three rounds win the game. When the cards run out, more players left win, or those who have come farther (rule 19).',
        ABILITIES,
      ];
    case 'raid':
      return [
        `${COUNTS[mortals]} mortals fight Deathstrike Dragon on a bridge of 18 spaces, for a single round. Cards are numbers from 1 to 5. The Dragon takes ${mortals} hits, a mortal one.`,
        ATTACK,
        `${HELP}${hands} For each mortal defeated the Dragon takes a turn more.`,
        `When the cards have run out for the last time it counts who has come farther (rule 20). ${ABILITIES}`,
      ];
    case 'betrayal':
      return [
        'Four mortals fight Deathstrike Dragon on a bridge of 18 spaces. Cards are numbers from 1 to 5. The Dragon takes 3 hits, a mortal one.',
        `${ATTACK} ${HELP}`,
        `One of the five is dealt the traitor card, in secret. A traitor wins with the Dragon, and may come out at any time; a mortal may accuse another at any time, and one of the two is out (rule 21). ${ABILITIES}`,
      ];
    default:
      return unreachable(mode);
  }
}

const DUEL = [
  'Two fighters face each other on a bridge of 18 spaces. Cards are numbers from 1 to 5.',
  'Play a card to move that many spaces. Play cards whose number is exactly the distance to attack: an opponent who cannot block with as many of the same number is hit. Or dash: one card to run in, others to strike.',
  'One hit wins the round, three rounds win the game. A round without a hit ends with the draw pile: then it counts how far you have come (rule 11).',
];
