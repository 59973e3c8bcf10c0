import type { Figure } from '../figure.ts';
import { report } from '../report.ts';
import { Contestant, type Round } from '../server/contestant.ts';

const ROUNDS = 6;
const WARM_UP = 2;
/** Milliseconds. */
const WINDOW = 4_000;

report('contest: moves over sockets, ours durable, boardgame.io in memory', await contest());

/**
 * As many moves as either server takes over sockets, in Simple Mode: ours writes each to PostgreSQL before it says
 * so, boardgame.io keeps them in memory. In turn, round after round.
 */
async function contest(): Promise<readonly Figure[]> {
  const ours = await Contestant.open(new URL('../../apps/server/bench/contest.ts', import.meta.url));
  const theirs = await Contestant.open(new URL('./boardgameIoContest.ts', import.meta.url));
  const rounds: { readonly ours: Round; readonly theirs: Round }[] = [];
  try {
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      rounds.push({ ours: await ours.play(WINDOW), theirs: await theirs.play(WINDOW) });
    }
  } finally {
    await ours.close();
    await theirs.close();
  }
  const measured = rounds.slice(WARM_UP);
  const rate = ({ moves, seconds }: Round) => moves / seconds;
  const cost = ({ moves, processor }: Round) => (processor * 1_000_000) / moves;
  return [
    { name: 'server.sockets.moves', unit: 'moves/s', values: measured.map(({ ours }) => rate(ours)) },
    {
      name: 'server.boardgame-io.moves',
      unit: 'moves/s',
      values: measured.map(({ theirs }) => rate(theirs)),
    },
    {
      name: 'server.boardgame-io.ratio',
      unit: 'times',
      values: measured.map(({ ours, theirs }) => rate(ours) / rate(theirs)),
      goal: { atLeast: 1 },
    },
    { name: 'server.sockets.processor', unit: 'µs/move', values: measured.map(({ ours }) => cost(ours)) },
    {
      name: 'server.boardgame-io.processor',
      unit: 'µs/move',
      values: measured.map(({ theirs }) => cost(theirs)),
    },
  ];
}
