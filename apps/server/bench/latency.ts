import { fastRandom, roll, seat as toSeat } from '@riposte/kernel';
import { NATS_URL } from '../testing/buses.ts';
import type { LiveClient, Watched } from '../testing/liveClient.ts';
import { Arena, clientOf, processorTimeOf } from './arena.ts';
import { medianOf, quantileOf, tell, tellFigure } from './figure.ts';

const PAIRS = 500;
/** Moves a second, of all pairs together. */
const RATE = 500;
const WARM_UP = 5_000;
const WINDOW = 20_000;

/** A client that is asked a question, and where. */
interface Asked {
  readonly client: LiveClient;
  readonly watched: Watched;
}

const random = fastRandom(1);
const arena = await Arena.open();
const node = await arena.node(NATS_URL);
/** The clients that are asked something now; the client that has waited longest comes first. */
const asked: Asked[] = [];
/** When the moves that the other player has not seen yet were due, by match. */
const unseen = new Map<string, number>();
const acknowledged: number[] = [];
const seen: number[] = [];
let missed = 0;
let isMeasured = false;

try {
  await open();
  tell(
    `latency: ${2 * PAIRS} sockets, ${RATE} moves/s for ${WINDOW / 1_000} s, one node, PostgreSQL and NATS`,
  );
  await play(WARM_UP);
  isMeasured = true;
  const before = processorTimeOf(node.pid);
  await play(WINDOW);
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

async function open(): Promise<void> {
  const players = await arena.players(2 * PAIRS);
  for (let pair = 0; pair < PAIRS; pair++) {
    const two = players.slice(2 * pair, 2 * pair + 2);
    const match = await arena.match(two, { type: 'live', initial: 3_600_000, increment: 0 });
    for (const [seat, { token }] of two.entries()) {
      const onNotice = (_notice: unknown, watched: Watched) => look(client, watched);
      const client = clientOf(node, 2 * pair + seat, { token, onNotice });
      await client.open();
      await client.watch(match, toSeat(seat));
    }
  }
}

function look(client: LiveClient, watched: Watched): void {
  const { match, present, as } = watched;
  const due = unseen.get(`${match} ${as}`);
  if (due !== undefined) {
    unseen.delete(`${match} ${as}`);
    if (isMeasured) seen.push(performance.now() - due);
  }
  if (present?.decision && !asked.some((one) => one.watched === watched)) asked.push({ client, watched });
}

/** Makes moves at the times they are due, whatever has become of those before. */
async function play(time: number): Promise<void> {
  const begun = performance.now();
  let made = 0;
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now() - begun;
      for (; made < Math.min(now, time) * (RATE / 1_000); made++) move(begun + made * (1_000 / RATE));
      if (now < time) setTimeout(tick, 1);
      else setTimeout(resolve, 500);
    };
    tick();
  });
}

function move(due: number): void {
  const one = asked.shift();
  const { decision } = one?.watched.present ?? {};
  const choice = decision?.choices[roll(random, decision.choices.length)];
  if (!one || !decision || !choice) {
    missed++;
    return;
  }
  const { match, as } = one.watched;
  unseen.set(`${match} ${as === 0 ? 1 : 0}`, due);
  void one.client.ask({ type: 'choose', match, decision: decision.id, choice }).then((answer) => {
    if (answer.type === 'accepted' && isMeasured) acknowledged.push(performance.now() - due);
  });
}
