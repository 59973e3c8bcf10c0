import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { NATS_URL } from '../testing/buses.ts';
import { Arena, clientOf } from './arena.ts';
import { copyMatch } from './crowd.ts';
import { medianOf, tell, tellFigure } from './figure.ts';

const MATCHES = 10_000;
const TIMES = 5;

const arena = await Arena.open();
try {
  const [first, second] = await arena.players(2);
  if (!first || !second) throw new Error('nobody plays');
  const clock = { type: 'live', initial: 3_600_000, increment: 0 } as const;
  const match = await arena.match([first, second], clock);
  const matches = await copyMatch(arena.db, match, MATCHES);
  const times: number[] = [];
  const listening: number[] = [];
  const node = await arena.node(NATS_URL);
  for (const id of matches.slice(0, TIMES)) {
    await node.kill();
    await wait(500);
    const begun = performance.now();
    await node.start();
    listening.push(performance.now() - begun);
    await firstMove(id, begun);
  }
  tell(`start: ${MATCHES} running matches; listens after ${listening.map(Math.round).join(', ')} ms`);
  tellFigure('start.first-move', medianOf(times) / 1_000, 's');

  async function firstMove(id: string, begun: number): Promise<void> {
    for (const [index, { token }] of [first, second].entries()) {
      const client = await clientOf(node, index, { token: token ?? '' }).open();
      const { present } = await client.watch(id, seat(index));
      const choice = present?.decision?.choices[0];
      if (present?.decision && choice) {
        await client.ask({ type: 'choose', match: id, decision: present.decision.id, choice });
        times.push(performance.now() - begun);
      }
      await client.close();
    }
  }
} finally {
  await arena.close();
}
process.exit();
