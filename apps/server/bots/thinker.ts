import { thinkerOf } from '@riposte/bots';
import { GAMES } from '../games.ts';

/** What the threads of a worker run; they ask for a default. */
export default thinkerOf(GAMES);
