import { benchDuel } from './duel.ts';
import { measure } from './measure.ts';
import { benchPan } from './pan.ts';
import { benchScripts } from './scripts.ts';
import { BENCH_GAMES } from './site.ts';
import { benchStart } from './start.ts';
import { benchWork } from './work.ts';

const BENCHES = {
  scripts: benchScripts,
  start: benchStart,
  duel: benchDuel,
  work: benchWork,
  pan: benchPan,
} as const;

// `npm run bench:web -- [game] [bench …]`: the first game of the shelf and all benches unless others are named.
const given = process.argv.slice(2);
const game = given.find((name) => BENCH_GAMES.includes(name));
const names = given.filter((name) => name !== game);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(
    `There is no game or bench “${unknown}”; there are: ${[...BENCH_GAMES, ...Object.keys(BENCHES)].join(', ')}.`,
  );
  process.exit(1);
}
const chosen = Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name));
await measure(
  chosen.map(([, bench]) => bench),
  game,
);
