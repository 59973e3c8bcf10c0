import type { Options } from '../options.ts';

/** The game in a few sentences, for a player who has never played it. */
export function primer({ game }: Options): readonly string[] {
  return [
    'Each player has a base with 20 HP. Bring the other one down to 0.',
    game === 'basic'
      ? 'You lead one hero. Your codex holds 24 cards, two of each of the hero’s twelve.'
      : 'You lead three heroes. Your codex holds 72 cards, two of each of their specs’ twelve.',
    'Each turn you gain 1 gold for every worker. Once a turn you may hire a worker for 1 gold and a card of your hand. Gold buys cards, heroes and their levels, and buildings.',
    'From your second turn on you tech two cards of your codex as your turn begins: they go to your discard pile, and come to your hand when it is shuffled. So you build your deck as you play.',
    'Tech buildings let you play stronger cards. What has just arrived does not attack before your next turn, but it may patrol.',
    'End your turn by setting your patrol: attackers must deal with your squad leader first, then with the others, before they reach anything else.',
    'Then you discard your hand and draw as many cards and two more, at most five.',
  ];
}
