import { thinker } from './minds.ts';

// A worker: bots think here, of a view and a question, and know nothing else.
addEventListener('message', async ({ data: { number, task } }) => {
  const think = await thinker(task.game);
  postMessage({ number, thought: think(task) });
});
