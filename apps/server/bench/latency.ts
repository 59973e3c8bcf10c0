import { NATS_URL } from '../testing/buses.ts';
import { Arena, processorTimeOf } from './arena.ts';
import { medianOf, quantileOf, tell, tellFigure } from './figure.ts';
import { Traffic } from './traffic.ts';

const PAIRS = 500;
/** Moves a second, of all pairs together. */
const RATE = 500;
const WARM_UP = 5_000;
const WINDOW = 20_000;

const arena = await Arena.open();
try {
  const node = await arena.node(NATS_URL);
  const traffic = await Traffic.open(arena, node, PAIRS, RATE);
  tell(
    `latency: ${2 * PAIRS} sockets, ${RATE} moves/s for ${WINDOW / 1_000} s, one node, PostgreSQL and NATS`,
  );
  await traffic.play(WARM_UP);
  const before = processorTimeOf(node.pid);
  const { acknowledged, seen, missed } = await traffic.play(WINDOW);
  const processor = (processorTimeOf(node.pid) - before) / (WINDOW / 1_000);
  tell(
    `  ${acknowledged.length} moves, ${missed} could not be made; node at ${Math.round(processor * 100)} % of a core`,
  );
  tellFigure('latency.moves', acknowledged.length / (WINDOW / 1_000), 'moves/s');
  tellFigure('latency.p50', medianOf(acknowledged), 'ms');
  tellFigure('latency.p99', quantileOf(acknowledged, 0.99), 'ms');
  tellFigure('latency.seen.p50', medianOf(seen), 'ms');
  tellFigure('latency.seen.p99', quantileOf(seen, 0.99), 'ms');
} finally {
  await arena.close();
}
process.exit();
