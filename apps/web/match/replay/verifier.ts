import { type AnyGame, hasSeen, verifyReplay } from '@riposte/kernel';
import { gameIn } from './gameIn.ts';
import type { VerifierHears, VerifierSays } from './verify.ts';

/** After so many choices it is said how far the verification has come. */
const OFTEN = 8;

const ANOTHER = 'it is of another match than the one you were shown';

// A worker: a match is played again here while the page stays quick.
addEventListener('message', async ({ data: { text, seen } }: MessageEvent<VerifierHears>) => {
  const entries = Math.max(1, text.split('\n').length - 3);
  const game = await gameIn(text);
  const result = verifyReplay(text, (id) =>
    game?.id === id
      ? counting(game, (count) => say({ type: 'progress', share: Math.min(1, count / entries) }))
      : undefined,
  );
  // What older rules have played cannot be compared with what was seen of it.
  const isWhole = result.ok && !result.replay.carried;
  const isSeen = !seen || !game || !isWhole || hasSeen(game, result.replay, seen.seat, seen.views);
  say({ type: 'done', result: isSeen ? result : { ok: false, line: 1, why: ANOTHER } });
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
