import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LIVE } from '../live/liveChannel.ts';
import { NATS_URL } from '../testing/buses.ts';
import { Arena, memoryOf, processorTimeOf } from './arena.ts';
import { medianOf, quantileOf, tell, tellFigure } from './figure.ts';
import type { Flood, Flooded } from './intruder.ts';
import { type Times, Traffic } from './traffic.ts';

// One guest says everything the protocol has to a node, as fast as it can, while others play there.

const MESSAGES = 200_000;
const WINDOW = 60_000;
const WARM_UP = 5_000;
const PAIRS = 300;
const RATE = 100;

const intruder = fork(fileURLToPath(new URL('./intruder.ts', import.meta.url)));
// A guest floods from a machine of their own. Here both share one: the guest gets what the node and the others leave.
setPriority(intruder.pid ?? 0, constants.priority.PRIORITY_LOW);
const arena = await Arena.open();
try {
  const node = await arena.node(NATS_URL);
  const traffic = await Traffic.open(arena, node, PAIRS, RATE);
  const [guest, friend] = await arena.players(2);
  if (!guest || !friend) throw new Error('nobody came');
  const own = await arena.match([guest, friend], { type: 'live', initial: 3_600_000, increment: 0 });
  await traffic.play(WARM_UP);
  const calm = await traffic.play(WINDOW);
  const flood: Flood = {
    url: `${node.url.replace('http', 'ws')}${LIVE}`,
    token: guest.token,
    matches: [own, traffic.matches[0] ?? ''],
    messages: MESSAGES,
    milliseconds: WINDOW,
  };
  const held = [memoryOf(node.pid)];
  const begun = processorTimeOf(node.pid);
  const [flooded, { sent, answered, connections, turnedAway }] = await flooding(traffic, flood);
  const processor = processorTimeOf(node.pid) - begun;
  held.push(memoryOf(node.pid));
  // What is held after the first flood for good would be held twice after another.
  await flooding(traffic, flood);
  held.push(memoryOf(node.pid));
  tell(`flood: ${sent} messages of one guest in ${WINDOW / 1_000} s, ${answered} answered`);
  tell(
    `  ${connections} connections, ${turnedAway} turned away; node ${processor.toFixed(1)} s of processor time`,
  );
  tell(`  others: ${flooded.acknowledged.length} moves, ${flooded.missed} could not be made`);
  const tails = [calm, flooded].map(({ acknowledged }) => quantileOf(acknowledged, 0.99));
  const [calmTail = Number.NaN, tail = Number.NaN] = tails;
  tellFigure('flood.messages', sent, 'messages');
  tellFigure('flood.moves.share', (100 * flooded.acknowledged.length) / calm.acknowledged.length, '%');
  tellFigure('flood.calm.p50', medianOf(calm.acknowledged), 'ms');
  tellFigure('flood.p50', medianOf(flooded.acknowledged), 'ms');
  tellFigure('flood.calm.p99', calmTail, 'ms');
  tellFigure('flood.p99', tail, 'ms');
  tellFigure('flood.ratio', tail / calmTail, 'times');
  for (const [index, name] of ['before', 'after', 'after-two'].entries())
    tellFigure(`flood.memory.${name}`, (held[index] ?? Number.NaN) / 1_048_576, 'MB');
} finally {
  intruder.kill();
  await arena.close();
}
process.exit();

/** The others play while the guest floods the node. */
async function flooding(traffic: Traffic, flood: Flood): Promise<readonly [Times, Flooded]> {
  intruder.send(flood);
  const [times, [flooded]] = await Promise.all([
    traffic.play(WINDOW),
    once(intruder, 'message') as Promise<[Flooded]>,
  ]);
  await wait(5_000);
  return [times, flooded];
}
