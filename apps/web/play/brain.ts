import { thinkerOf } from '@riposte/bots';
import { GAMES } from '../games.ts';

const think = thinkerOf(GAMES);

// A worker: bots think here, of a view and a question, and know nothing else.
addEventListener('message', ({ data: { number, task } }) => {
  postMessage({ number, thought: think(task) });
});
