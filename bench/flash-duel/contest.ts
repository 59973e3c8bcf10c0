import { flashDuel, optionsOf } from '@riposte/flash-duel';
import { asAny, fastRandom } from '@riposte/kernel';
import type { Figure } from '../figure.ts';
import { type Contestant, measure } from '../measure.ts';
import { anyOf } from '../moments.ts';
import { playouts } from '../paces.ts';
import { report } from '../report.ts';
import { checkAgreement } from './boardgame-io/agreement.ts';
import { enumerate, seatToMove } from './boardgame-io/duel.ts';
import { loadLibrary } from './boardgame-io/library.ts';
import { startMatch } from './boardgame-io/match.ts';

/** Enough that a few of them need a deciding round (RULES 1.3). */
const AGREEMENT_GAMES = 400;

// Simple Mode against the same game on boardgame.io.
const library = loadLibrary();
const { decisions } = checkAgreement(library, AGREEMENT_GAMES);
console.log(`both implementations agreed on ${AGREEMENT_GAMES} games, at each of ${decisions} decisions`);
report('contest with boardgame.io, in turn', contest());

function contest(): readonly Figure[] {
  const { ours, theirs } = measure({
    ours: playouts(asAny(flashDuel), optionsOf({ edition: 'revised' })),
    theirs: boardgameIoPlayouts(),
  });
  return [
    { name: 'boardgame-io.playout.games', unit: 'games/s', values: theirs.games },
    {
      name: 'flash-duel.ratio',
      unit: '×',
      // Round by round: what slowed the one slowed the other.
      values: ours.games.map((rate, round) => rate / (theirs.games[round] ?? Number.NaN)),
      goal: { atLeast: 100 },
    },
  ];
}

/** The same whole games on boardgame.io. */
function boardgameIoPlayouts(): Contestant<'games'> {
  const chooser = fastRandom(3);
  let number = 0;
  return {
    work() {
      const match = startMatch(library, `playout ${number++}`);
      for (let { G, ctx } = match.look(); ctx.gameover === undefined; { G, ctx } = match.look()) {
        match.play(seatToMove(ctx), anyOf(enumerate(G, ctx), chooser));
      }
      return { games: 1 };
    },
  };
}
