import { once } from 'node:events';
import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { FORMS, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { type LiveNode, listening } from '../testing/liveNode.ts';
import { playLong } from '../testing/longMatch.ts';
import { heldBy } from '../testing/loopProbe.ts';
import { greeting, maskedText, rawConnection } from '../testing/rawConnection.ts';
import { seated } from '../testing/tables.ts';
import { LIVE_LIMITS } from './limits.ts';
import { Replays } from './replays.ts';

const LINES = 3_000;
const STRANGERS = 12;
const WATCHES = 5;
const MOVES = 20;
/** How long, in milliseconds, the event loop may be held by its own work, and a move may take on a busy machine. */
const LONGEST_HOLD = 400;
const LONGEST_MOVE = 3_000;

test('sixty strangers’ requests for all of a long match hold up no move of others, and cost no more than their budget', async () => {
  const service = await FORMS[0].open();
  const node = await listening(await service.node(), {});
  try {
    const players = [await service.player('Ann'), await service.player('Ben')];
    const long = await seated(node.matches, players);
    await playLong(long, { db: node.db, lines: LINES });
    const strangers = await Promise.all(Array.from({ length: STRANGERS }, () => stranger(node, long)));
    const isDone = () => strangers.every(({ caughtUp }) => caughtUp() === WATCHES);
    let slowest = 0;
    const { processor: hold } = await heldBy(async () => {
      for (const one of strangers) one.ask();
      slowest = await playMeanwhile(service, node);
      await expect.poll(isDone, { timeout: 120_000 }).toBe(true);
    });
    const told = strangers.reduce((sum, { updates }) => sum + updates(), 0);
    process.stdout.write(
      `figure replay_hold ${hold.toFixed(0)} ms, slowest move ${slowest.toFixed(0)} ms, told ${told}\n`,
    );
    expect(hold).toBeLessThan(LONGEST_HOLD);
    expect(slowest).toBeLessThan(LONGEST_MOVE);
    // What was asked for is more than ten times as much.
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(2 * LIVE_LIMITS.replayBurst);
    for (const { socket } of strangers) socket.destroy();
  } finally {
    await node.close();
    await service.close();
  }
}, 400_000);

/** The types of messages, as they stand in what is sent. */
const TYPE = /"type":"(caughtUp|update|welcome)"/g;

/** A connection that asks for all of a match several times, and counts what it is sent. */
async function stranger(node: LiveNode, match: string) {
  const socket = rawConnection(node, greeting(node));
  let text = '';
  const counts = new Map<string, number>();
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1');
    let end = 0;
    for (const { 0: whole, 1: type = '', index } of text.matchAll(TYPE)) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      end = index + whole.length;
    }
    // The last few bytes may be the beginning of a type.
    text = text.slice(Math.max(end, text.length - 30));
  });
  await once(socket, 'data');
  socket.write(maskedText('{"type":"hello","protocol":1}'));
  await expect.poll(() => counts.get('welcome')).toBe(1);
  const request = JSON.stringify({ type: 'watch', request: 'w', match, as: 'spectator', since: 0 });
  return {
    socket,
    ask: () => {
      for (let count = 0; count < WATCHES; count++) socket.write(maskedText(request));
    },
    caughtUp: () => counts.get('caughtUp'),
    updates: () => counts.get('update') ?? 0,
  };
}

/** Two others play elsewhere, over connections of their own; gives how long the slowest choice took. */
async function playMeanwhile(service: TestService, node: LiveNode): Promise<number> {
  const players = [await service.player('Cleo'), await service.player('Dan')];
  const id = await seated(node.matches, players);
  const seats = await Promise.all(
    players.map(async (player, index) => {
      const client = new LiveClient({ urls: [node.socketUrl], token: await node.tokenOf(player) });
      await client.open();
      return { client, watched: await client.watch(id, seat(index)) };
    }),
  );
  let slowest = 0;
  let answered = '';
  for (let turn = 0; turn < MOVES; turn++) {
    const decisionOf = ({ watched }: (typeof seats)[number]) => watched.present?.decision;
    const isAsked = (one: (typeof seats)[number]) => (decisionOf(one)?.id ?? answered) !== answered;
    await expect.poll(() => seats.some(isAsked), { timeout: 30_000, interval: 5 }).toBe(true);
    const asked = seats.find(isAsked);
    const decision = asked && decisionOf(asked);
    if (!decision) throw new Error('no seat is asked anything');
    const begun = performance.now();
    const [choice = { type: 'none' }] = decision.choices;
    const answer = await asked.client.ask({ type: 'choose', match: id, decision: decision.id, choice });
    expect(answer.type).toBe('accepted');
    slowest = Math.max(slowest, performance.now() - begun);
    answered = decision.id;
  }
  await Promise.all(seats.map(({ client }) => client.close()));
  return slowest;
}

test('a player who comes back is told what they missed, however much strangers have asked for', () => {
  const replays = new Replays(
    { replayed: 10, replayBurst: 1_000, replayedToAll: 10, replayBurstToAll: 1_500 },
    0,
  );
  const watcher = (who: string) => ({ who, isSeated: false });
  expect(replays.take(watcher('a'), 900, 0)).toBe(true);
  expect(replays.take(watcher('a'), 900, 0)).toBe(false);
  // All who watch share a budget; what one of them could not have is not counted.
  expect(replays.take(watcher('b'), 900, 0)).toBe(false);
  expect(replays.take(watcher('b'), 300, 0)).toBe(true);
  expect(replays.take({ who: 'c', isSeated: true }, 900, 0)).toBe(true);
  expect(replays.take(watcher('a'), 0, 0)).toBe(true);
  replays.tidy(100_000);
  expect(replays.take(watcher('a'), 900, 100_000)).toBe(true);
});
