import { setTimeout as wait } from 'node:timers/promises';
import { NATS_URL } from '../testing/buses.ts';
import { Arena, clientOf, memoryOf, processorTimeOf } from './arena.ts';
import { copyMatch } from './crowd.ts';
import { tell, tellFigure } from './figure.ts';

const SOCKETS = 10_000;
const AT_ONCE = 50;

// Every socket watches a match of its own, which is the worst case: none shares a subscription with another.
const arena = await Arena.open();
try {
  const match = await arena.match(await arena.players(2), { type: 'live', initial: 3_600_000, increment: 0 });
  const matches = await copyMatch(arena.db, match, SOCKETS);
  const node = await arena.node(NATS_URL);
  await wait(2_000);
  const before = memoryOf(node.pid);
  const begun = performance.now();
  for (let at = 0; at < SOCKETS; at += AT_ONCE) {
    await Promise.all(
      matches.slice(at, at + AT_ONCE).map(async (id, index) => {
        const client = await clientOf(node, at + index).open();
        await client.watch(id, 'spectator');
      }),
    );
  }
  const seconds = (performance.now() - begun) / 1_000;
  await wait(5_000);
  const worked = processorTimeOf(node.pid);
  await wait(10_000);
  const processor = (processorTimeOf(node.pid) - worked) / 10;
  const after = memoryOf(node.pid);
  tell(`idle: ${SOCKETS} sockets, each watching a match of its own, opened in ${Math.round(seconds)} s`);
  tell(
    `  the node holds ${megabytes(before)} MB before; idle it takes ${Math.round(processor * 100)} % of a core`,
  );
  tellFigure('idle.memory', megabytes(after), 'MB');
  tellFigure('idle.per-socket', (after - before) / SOCKETS / 1_024, 'kB/socket');
  tellFigure('idle.processor', processor, 'cores');
} finally {
  await arena.close();
}
process.exit();

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_048_576);
}
