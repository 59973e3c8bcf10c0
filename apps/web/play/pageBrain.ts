import { type Task, type Thought, thinkerOf } from '@riposte/bots';
import { GAMES } from '../games.ts';

const think = thinkerOf(GAMES);

/** Thinks where the page is drawn; only for browsers that give us no worker. */
export function thinkInPage(task: Task): Thought {
  const thought = think(task);
  if (!thought) throw new Error('a task was given, so there is a thought');
  return thought;
}
