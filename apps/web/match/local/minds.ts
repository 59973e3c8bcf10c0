import { type Task, type Thought, thinkerOf } from '@riposte/bots';
import { SHELF } from '@riposte/shelf';

type Think = (task: Task) => Thought;

const THINKERS = new Map<string, Promise<Think>>();

/** What thinks about turns of a game; its rules are fetched for the first of them. */
export function thinker(game: string): Promise<Think> {
  const known = THINKERS.get(game) ?? load(game);
  THINKERS.set(game, known);
  return known;
}

async function load(id: string): Promise<Think> {
  const game = await SHELF.find((shelved) => shelved.id === id)?.rules();
  if (!game) throw new Error(`there is no game ${id} here`);
  const think = thinkerOf([game]);
  return (task) => {
    const thought = think(task);
    if (!thought) throw new Error('a task was given, so there is a thought');
    return thought;
  };
}
