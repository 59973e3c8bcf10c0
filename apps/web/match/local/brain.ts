import { thinker } from './minds.ts';

// A worker: bots think here, of a view and a question, and know nothing else.
addEventListener('message', async ({ data: { number, task } }) => {
  const think = await thinker(task.game);
  postMessage({ number, thought: think(task) });
});

// The first number that a process writes out takes it 26 to 44 ms: it reads how all countries write theirs. Done here,
// the page is spared it, in the frame of a question that counts.
new Intl.NumberFormat('en').format(0);
