import {
  abilityOf,
  CHARACTERS,
  EDITION_NAMES,
  flashDuel,
  type Options,
  optionsOf,
} from '@riposte/flash-duel';
import { fastRandom, roll } from '@riposte/kernel';

// How often each ability is offered and used in random games: `npm run uses -- [games]`. One that never is, is a bug.

const GAMES = Number(process.argv[2] ?? 150_000);
/** How often each must have been used, over both editions. */
const ENOUGH = 1_000;

interface Count {
  offered: number;
  used: number;
}

function play(options: Options, counts: Map<string, Count>): void {
  const random = fastRandom(options.edition.length);
  for (let game = 0; game < GAMES; game++) {
    const { state } = flashDuel.setup(options, 2, fastRandom(game));
    let decision = flashDuel.decisions(state)[0];
    while (decision) {
      const offered = new Set(
        decision.choices.flatMap((choice) => (choice.type === 'use' ? [choice.ability] : [])),
      );
      for (const id of offered) countOf(counts, id).offered += 1;
      const choice = decision.choices[roll(random, decision.choices.length)];
      if (!choice) throw new Error('nothing to choose');
      if (choice.type === 'use') countOf(counts, choice.ability).used += 1;
      decision = flashDuel.applyInPlace(state, decision.seat, choice)[0];
    }
  }
}

function countOf(counts: Map<string, Count>, id: string): Count {
  const known = counts.get(id);
  if (known) return known;
  const fresh = { offered: 0, used: 0 };
  counts.set(id, fresh);
  return fresh;
}

const counts = new Map<string, Count>();
for (const edition of EDITION_NAMES) play(optionsOf({ edition, mode: 'full' }), counts);

let rare = 0;
for (const { name: character, abilities } of Object.values(CHARACTERS)) {
  for (const id of Object.keys(abilities)) {
    const always = EDITION_NAMES.every((edition) =>
      abilityOf({ options: optionsOf({ edition }) }, id).moments.includes('always'),
    );
    const { offered, used } = countOf(counts, id);
    if (!always && used < ENOUGH) rare += 1;
    const note = always ? 'always on' : used < ENOUGH ? 'TOO RARE' : '';
    console.log(
      `${character.padEnd(20)} ${id.padEnd(24)} offered ${String(offered).padStart(8)}  used ${String(used).padStart(7)}  ${note}`,
    );
  }
}
console.log(`${GAMES} games in each edition; ${rare} abilities used fewer than ${ENOUGH} times`);
process.exitCode = rare > 0 ? 1 : 0;
