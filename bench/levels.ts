import { LEVELS, levelBot } from '@riposte/bots';
import { EDITION_NAMES, flashDuel, type Options, optionsOf } from '@riposte/flash-duel';
import type { AnyGame } from '@riposte/kernel';
import { intervalOf, playPairs } from './pairing.ts';

// Each level of bots against the one below: `npm run levels -- [deals] [mode] [edition] [level]`.
/** Only the highest level would think longer. */
const LIMIT = { milliseconds: 50 };
const MODES: readonly Options['mode'][] = ['simple', 'full'];

const [deals = '50', ...wanted] = process.argv.slice(2);
const isWanted = (all: readonly string[], one: string) =>
  wanted.includes(one) || !wanted.some((word) => all.includes(word));
const numbers = LEVELS.map(({ number }) => String(number));

for (const mode of MODES.filter((one) => isWanted(MODES, one))) {
  for (const edition of EDITION_NAMES.filter((one) => isWanted(EDITION_NAMES, one))) {
    for (const { number, name } of LEVELS.slice(1).filter((level) => isWanted(numbers, `${level.number}`))) {
      const bots = [levelBot(number, LIMIT), levelBot(number - 1, LIMIT)] as const;
      const began = performance.now();
      // A registry holds games of all kinds.
      const game = flashDuel as unknown as AnyGame;
      const score = playPairs(game, optionsOf({ mode, edition }), bots, { deals: Number(deals) });
      const [least, most] = intervalOf(score).map(percent);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(
        `${mode}, ${edition}: ${number} ${name} beats the one below in ${percent(score.won / score.games)} %` +
          ` (${least}-${most}) of ${score.games} games, ${seconds} s`,
      );
    }
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
