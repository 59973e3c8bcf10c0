import { readFileSync, writeFileSync } from 'node:fs';
import { flashDuel, type Options, optionsOf, type State } from '@riposte/flash-duel';
import { Authority, fastRandom, type Match, roll } from '@riposte/kernel';
import { makeKeepsake } from '@riposte/kernel/conformance';

// Run once for each release: `npm run keep`. Kept matches are never made again, so that old saves stay playable.

const folder = new URL('../packages/games/flash-duel/saves/', import.meta.url);

const authority = new Authority(flashDuel);
const { rulesVersion } = flashDuel;

/** Plays at random until the question is the one wanted and there is something to choose. */
function findMatch(options: Options, wanted: string): Match<State, Options> {
  for (let number = 0; ; number++) {
    const random = fastRandom(number);
    const { match } = authority.start(options, fastRandom(number));
    const { state } = match;
    let [decision] = flashDuel.decisions(state);
    for (let moves = 0; decision; moves++) {
      if (moves > 5 && decision.question === wanted && decision.choices.length > 1) return match;
      const choice = decision.choices[roll(random, decision.choices.length)];
      if (!choice) throw new Error('nothing to choose');
      [decision] = flashDuel.applyInPlace(state, decision.seat, choice);
    }
  }
}

const CASES: readonly (readonly [Partial<Options>, string])[] = [
  [{ edition: 'v4.1' }, 'answerStrike'],
  [{ edition: 'v4.1' }, 'firstPlayer'],
  [{ edition: 'revised' }, 'mainAction'],
  [{ edition: 'v4.1', mode: 'full' }, 'ability:foeAnnounces'],
  [{ edition: 'revised', mode: 'full' }, 'answerStrike'],
  [{ edition: 'revised', mode: 'clockwork' }, 'swap'],
  [{ edition: 'revised', mode: 'solo', bot: 'dragon' }, 'answerAttack'],
  [{ edition: 'v4.1', mode: 'team' }, 'help'],
  [{ edition: 'revised', mode: 'team' }, 'lead'],
  [{ edition: 'revised', mode: 'raid', mortals: 4 }, 'answerAttack'],
  [{ edition: 'v4.1', mode: 'betrayal' }, 'help'],
];

for (const [options, question] of CASES) {
  const keepsake = makeKeepsake(flashDuel, findMatch(optionsOf(options), question));
  const about = [...Object.values(options), question].join('-').replaceAll(/[.:]/g, '_');
  writeFileSync(
    new URL(`${rulesVersion}-${about}.json`, folder),
    `${JSON.stringify(keepsake, undefined, 1)}\n`,
    { flag: 'wx' },
  );
}
const names = new URL('names.json', folder);
const released = JSON.parse(readFileSync(names, 'utf8')) as Record<string, readonly string[]>;
writeFileSync(
  names,
  `${JSON.stringify({ ...released, [rulesVersion]: flashDuel.stepNames }, undefined, 1)}\n`,
);
