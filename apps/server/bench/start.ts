import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { NATS_URL } from '../testing/buses.ts';
import { Arena, clientOf, processorTimeOf } from './arena.ts';
import { copyMatch } from './crowd.ts';
import { medianOf, tell, tellFigure } from './figure.ts';

const MATCHES = 10_000;
const TIMES = 5;

const arena = await Arena.open();
try {
  const players = await arena.players(2);
  const clock = { type: 'live', initial: 3_600_000, increment: 0 } as const;
  const match = await arena.match(players, clock);
  const matches = await copyMatch(arena.db, match, MATCHES);
  const times: number[] = [];
  const listening: number[] = [];
  const worked: number[] = [];
  const node = await arena.node(NATS_URL);
  for (const id of matches.slice(0, TIMES)) {
    await node.kill();
    await wait(500);
    const begun = performance.now();
    await node.start();
    listening.push(performance.now() - begun);
    await firstMove(id, begun);
  }
  tell(
    `start: ${MATCHES} running matches, a node that was started before; listens after ${listening.map(Math.round).join(', ')} ms`,
  );
  tellFigure('start.first-move', medianOf(times) / 1_000, 's');
  tellFigure('start.processor', medianOf(worked), 's');

  async function firstMove(id: string, begun: number): Promise<void> {
    for (const [index, { token }] of players.entries()) {
      const client = await clientOf(node, index, { token }).open();
      const { present } = await client.watch(id, seat(index));
      const choice = present?.decision?.choices[0];
      if (present?.decision && choice) {
        await client.ask({ type: 'choose', match: id, decision: present.decision.id, choice });
        times.push(performance.now() - begun);
        worked.push(processorTimeOf(node.pid));
      }
      await client.close();
    }
  }
} finally {
  await arena.close();
}
process.exit();
