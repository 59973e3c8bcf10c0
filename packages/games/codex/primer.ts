import { entryOf } from './catalogue.ts';
import type { Options } from './options.ts';

const AIMS: Readonly<Record<Options['format'], readonly string[]>> = {
  duel: ['Each player has a base with 20 HP. Bring the other one down to 0.'],
  'free-for-all': [
    'Each player has a base with 20 HP. When any base is down to 0, the game ends, and the player whose base has the most HP left wins.',
    'You may attack whichever opponent you want. On your turn, each unit of an opponent that dies brings you 1 gold, up to 3. For 3 gold you may repair a point of your base.',
    'You may lend patrollers to opponents, so that no base falls too early for you. They come back as the next turn of that opponent begins.',
  ],
  'two-headed-dragon': [
    'Two play against two. Each team shares a base with 30 HP. Bring the other one down to 0.',
    'You and your teammate have your turns together, and see each other’s cards. Each of you has gold, workers, heroes and cards of their own.',
    'Attackers must deal with both squad leaders of a team first, then with the other patrollers of both, before they reach anything else.',
  ],
};

/** What is different on a map. */
function mapLines(map: Options['map']): readonly string[] {
  if (map === 'none') return [];
  if (map === 'chance') return ['Chance takes a map, which changes a rule for all players.'];
  const { name, text = '' } = entryOf(map);
  return [`On the map ${name} a rule is different: ${text}`];
}

/** The game in a few sentences, for a player who has never played it. */
export default function primer({ format, game, map }: Options): readonly string[] {
  return [
    ...AIMS[format],
    game === 'basic'
      ? 'You lead one hero. Your codex holds 24 cards, two of each of the hero’s twelve.'
      : 'You lead three heroes. Your codex holds 72 cards, two of each of their specs’ twelve.',
    'Each turn you gain 1 gold for every worker. Once a turn you may hire a worker for 1 gold and a card of your hand. Gold buys cards, heroes and their levels, and buildings.',
    'From your second turn on you tech two cards of your codex as your turn begins: they go to your discard pile, and come to your hand when it is shuffled. So you build your deck as you play.',
    'Tech buildings let you play stronger cards. What has just arrived does not attack before your next turn, but it may patrol.',
    'End your turn by setting your patrol: attackers must deal with your squad leader first, then with the others, before they reach anything else.',
    'Then you discard your hand and draw as many cards and two more, at most five.',
    ...mapLines(map),
  ];
}
