import { searchBot } from '@riposte/bots';
import { flashDuel, type Options, optionsOf } from '@riposte/flash-duel';
import { type AnyGame, fastRandom, roll } from '@riposte/kernel';
import type { Figure } from './figure.ts';
import { type Contestant, measure } from './measure.ts';

/** As many tries as a thought of about a millisecond has. */
const TRIES = 32;
const POSITIONS = 200;

/** How often a second the search imagines a match and plays it on. */
export function benchBots(): readonly Figure[] {
  const rates = measure({
    simple: thinking(optionsOf({})),
    full: thinking(optionsOf({ mode: 'full' })),
    raid: thinking(optionsOf({ mode: 'raid', mortals: 3 })),
  });
  return Object.entries(rates).map(([mode, { iterations }]) => ({
    name: `bots.flash-duel-${mode}.iterations`,
    unit: 'iterations/s',
    values: iterations,
  }));
}

/** Short searches from positions in mid-game, one after the other. */
function thinking(options: Options): Contestant<'iterations'> {
  const bot = searchBot({ iterations: TRIES });
  const random = fastRandom(7);
  const positions = positionsOf(options);
  // A registry holds games of all kinds; to a bot they are all alike.
  const game = flashDuel as unknown as AnyGame;
  let next = 0;
  return {
    work() {
      const { seat, view, choices } = positions[next++ % positions.length] as (typeof positions)[number];
      const question = { id: 'q', question: '', choices };
      return { iterations: bot.choose({ game, seat, view, question, random }).iterations };
    },
  };
}

/** What seats saw when they were asked something that has more than one answer. */
function positionsOf(options: Options) {
  const random = fastRandom(5);
  const found = [];
  for (let number = 0; found.length < POSITIONS; number++) {
    const { state } = flashDuel.setup(options, flashDuel.seatCount(options), fastRandom(number));
    let [decision] = flashDuel.decisions(state);
    while (decision) {
      const { seat, choices } = decision;
      if (state.round > 0 && choices.length > 1 && roll(random, 8) === 0)
        found.push({ seat, choices, view: flashDuel.view(state, seat) });
      const choice = choices[roll(random, choices.length)];
      if (!choice) throw new Error('nothing to choose');
      [decision] = flashDuel.applyInPlace(state, seat, choice);
    }
  }
  return found;
}
