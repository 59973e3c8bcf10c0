import { type AnyGame, verifyReplay } from '@riposte/kernel';
import { gameOf } from '../games.ts';
import type { VerifierSays } from './verify.ts';

/** After so many choices it is said how far the verification has come. */
const OFTEN = 8;

// A worker: a match is played again here while the page stays quick.
addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const entries = Math.max(1, text.split('\n').length - 3);
  const result = verifyReplay(text, (id) => {
    const game = gameOf(id);
    return game && counting(game, (count) => say({ type: 'progress', share: Math.min(1, count / entries) }));
  });
  say({ type: 'done', result });
});

function say(what: VerifierSays): void {
  postMessage(what);
}

/** The same game, which says how many choices it has applied. */
function counting(game: AnyGame, tell: (count: number) => void): AnyGame {
  let count = 0;
  return {
    ...game,
    apply(state, seat, choice) {
      count += 1;
      if (count % OFTEN === 0) tell(count);
      return game.apply(state, seat, choice);
    },
  };
}
