import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LIVE } from '../live/liveChannel.ts';
import { NATS_URL } from '../testing/buses.ts';
import { Arena, memoryOf, processorTimeOf } from './arena.ts';
import { medianOf, quantileOf, tell, tellFigure } from './figure.ts';
import type { Come, Heard } from './listeners.ts';
import { Traffic } from './traffic.ts';

// One match has ever more spectators, while it and others are played on the same node.

const CROWDS = [0, 600, 10_000];
const PAIRS = 50;
/** Moves a second: one in each match. */
const RATE = 50;
const WARM_UP = 5_000;
const WINDOW = 20_000;

const listeners = fork(fileURLToPath(new URL('./listeners.ts', import.meta.url)));
const arena = await Arena.open();
try {
  const node = await arena.node(NATS_URL);
  const traffic = await Traffic.open(arena, node, PAIRS, RATE);
  const [match = ''] = traffic.matches;
  await traffic.play(WARM_UP);
  let there = 0;
  for (const crowd of CROWDS) {
    const url = `${node.url.replace('http', 'ws')}${LIVE}`;
    const before = { heard: await heardBy('count'), processor: processorTimeOf(node.pid) };
    if (crowd > there) {
      const heard = await heardBy({ url, match, count: crowd - there });
      const processor = processorTimeOf(node.pid) - before.processor;
      tell(
        `audience: ${crowd - there} spectators more; each told ${perHead(heard, before.heard, crowd - there)}`,
      );
      tellFigure(`audience.${crowd}.coming.messages`, totalOf(heard) - totalOf(before.heard), 'messages');
      tellFigure(`audience.${crowd}.coming.processor`, processor, 's');
    }
    there = crowd;
    const start = { heard: await heardBy('count'), processor: processorTimeOf(node.pid) };
    const { acknowledged, seen, missed } = await traffic.play(WINDOW);
    const processor = (processorTimeOf(node.pid) - start.processor) / (WINDOW / 1_000);
    const told = totalOf(await heardBy('count')) - totalOf(start.heard);
    tell(`audience: ${crowd} watch one of ${PAIRS} matches, ${RATE} moves/s; ${missed} could not be made`);
    tellFigure(`audience.${crowd}.told`, told / (WINDOW / 1_000), 'messages/s');
    tellFigure(`audience.${crowd}.processor`, processor, 'cores');
    tellFigure(`audience.${crowd}.memory`, memoryOf(node.pid) / 1_048_576, 'MB');
    tellFigure(`audience.${crowd}.p50`, medianOf(acknowledged), 'ms');
    tellFigure(`audience.${crowd}.p99`, quantileOf(acknowledged, 0.99), 'ms');
    tellFigure(`audience.${crowd}.seen.p99`, quantileOf(seen, 0.99), 'ms');
  }
} finally {
  listeners.kill();
  await arena.close();
}
process.exit();

async function heardBy(wanted: Come | 'count'): Promise<Heard> {
  listeners.send(wanted);
  const [heard] = (await once(listeners, 'message')) as [Heard];
  if (heard.closed !== undefined) throw new Error(`${heard.closed} spectators were sent away`);
  return heard;
}

function totalOf(heard: Heard): number {
  return Object.values(heard).reduce((sum, count) => sum + count, 0);
}

function perHead(heard: Heard, before: Heard, count: number): string {
  return Object.entries(heard)
    .map(([type, now]) => `${((now - (before[type] ?? 0)) / count).toFixed(1)} ${type}`)
    .join(', ');
}
