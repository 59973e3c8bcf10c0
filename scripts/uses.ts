import {
  abilityOf,
  CHARACTERS,
  DRAGON,
  EDITION_NAMES,
  flashDuel,
  type Options,
  optionsOf,
} from '@riposte/flash-duel';
import { fastRandom, roll } from '@riposte/kernel';

// How often each ability is offered and used in random games: `npm run uses -- [games]`. One that never is, is a bug.

const GAMES = Number(process.argv[2] ?? 150_000);
/** In which modes, and how many games of each in each edition, beside as many of the Full Game as are wanted. */
const MODES: readonly (readonly [Partial<Options>, number])[] = [
  [{ mode: 'full' }, 1],
  [{ mode: 'simple' }, 1 / 10],
  [{ mode: 'clockwork' }, 1 / 5],
  [{ mode: 'solo', bot: 'rook' }, 1 / 10],
  [{ mode: 'solo', bot: 'dragon' }, 1 / 10],
  [{ mode: 'team' }, 1 / 5],
  [{ mode: 'raid', mortals: 2 }, 1 / 10],
  [{ mode: 'raid', mortals: 3 }, 1 / 10],
  [{ mode: 'raid', mortals: 4 }, 1 / 10],
  [{ mode: 'betrayal' }, 1 / 5],
];
const ONE_OFFER_IN = 40;
/** How often each must have been used, over both editions. */
const ENOUGH = 1_000;

interface Count {
  offered: number;
  used: number;
}

/** Plays random games; offers that may be taken at any time are taken now and then. */
function play(options: Options, games: number, counts: Map<string, Count>): void {
  const random = fastRandom(options.edition.length);
  for (let game = 0; game < games; game++) {
    const { state } = flashDuel.setup(options, flashDuel.seatCount(options), fastRandom(game));
    let decisions = flashDuel.decisions(state);
    while (decisions.length > 0) {
      const wanted = roll(random, ONE_OFFER_IN) === 0 ? roll(random, decisions.length) : 0;
      const { seat, choices } = decisions[wanted] as (typeof decisions)[number];
      const offered = new Set(choices.flatMap((choice) => (choice.type === 'use' ? [choice.ability] : [])));
      for (const id of offered) countOf(counts, id).offered += 1;
      const choice = choices[roll(random, choices.length)];
      if (!choice) throw new Error('nothing to choose');
      if (choice.type === 'use') countOf(counts, choice.ability).used += 1;
      decisions = flashDuel.applyInPlace(state, seat, choice);
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
for (const edition of EDITION_NAMES) {
  for (const [given, share] of MODES) {
    const games = Math.ceil(GAMES * share);
    const before = performance.now();
    play(optionsOf({ edition, ...given }), games, counts);
    const seconds = (performance.now() - before) / 1000;
    const mode = Object.values(given).join(' ');
    console.log(`${edition.padEnd(8)} ${mode.padEnd(16)} ${games} games, no fault, ${seconds.toFixed(0)} s`);
  }
}

let rare = 0;
for (const { name: character, abilities } of [...Object.values(CHARACTERS), DRAGON]) {
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
console.log(
  `${GAMES} games of the Full Game in each edition; ${rare} abilities used fewer than ${ENOUGH} times`,
);
process.exitCode = rare > 0 ? 1 : 0;
