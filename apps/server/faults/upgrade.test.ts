import { verifyReplay } from '@riposte/kernel';
import { afterEach, expect, test } from 'vitest';
import type { Played } from '../testing/livePlayer.ts';
import { bothReleases } from '../testing/releases.ts';
import type { OwnNode } from './ownNode.ts';
import { type Guest, Pace, Rollout, seatAt } from './rollout.ts';

/** So many matches run while the nodes are replaced, and as many have ended before. */
const MATCHES = process.env.RIPOSTE_DEEP ? 50 : 8;
/** One in so many is played against a bot of the service. */
const BOT_MATCH_EACH = 4;
/** How long a seat may think at a table where nobody answers. */
const CLOCK = { type: 'live', initial: 3_000, increment: 0 };
const PATIENCE = { timeout: 120_000, interval: 100 };

/** A match, and what its people did. */
interface Sitting {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly played: Promise<readonly Played[]>;
}

type Replays = ReadonlyMap<string, string>;

let rollout: Rollout;
afterEach(() => rollout.close(), 60_000);

function begin(id: string, guests: readonly Guest[], pace: Pace): Sitting {
  const played = Promise.all(guests.map((guest, index) => guest.play(id, index, pace)));
  // What went wrong is seen when it is waited for.
  played.catch(() => {});
  return { id, guests, played };
}

/** Matches that are over before the upgrade, and their replays. */
async function finishedBy(pairs: readonly (readonly Guest[])[]) {
  const finished = await Promise.all(
    pairs.map(async (pair) => begin(await seatAt(pair, { rounds: 1 }), pair, new Pace(Infinity))),
  );
  await Promise.all(finished.map(({ played }) => played));
  const replays = new Map<string, string>();
  for (const { id } of finished) replays.set(id, await replayOf(id));
  return { finished, replays };
}

/** Matches that are in the middle: none of so many rounds is over before each seat has made four choices. */
function startedBy(pairs: readonly (readonly Guest[])[], pace: Pace): Promise<readonly Sitting[]> {
  return Promise.all(
    pairs.map(async (pair, index) => {
      const isAgainstBot = index % BOT_MATCH_EACH === BOT_MATCH_EACH - 1;
      const guests = isAgainstBot ? pair.slice(0, 1) : pair;
      const bot = isAgainstBot ? { bot: 'level-1' } : {};
      return begin(await seatAt(guests, { rounds: 20, ...bot }), guests, pace);
    }),
  );
}

/** At least one more choice is made in every match. */
async function playOn(running: readonly Sitting[], pace: Pace): Promise<void> {
  const counts = new Map(running.map(({ id }) => [id, pace.of(id)]));
  const isWaiting = ({ id }: Sitting) => pace.of(id) === counts.get(id);
  pace.allowed++;
  await expect.poll(() => running.filter(isWaiting).length, PATIENCE).toBe(0);
}

const rowOf = (id: string) =>
  rollout.db
    .selectFrom('matches')
    .select(['status', 'rules_version', 'seq'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function untilOver(id: string): Promise<void> {
  await expect.poll(async () => (await rowOf(id)).status, PATIENCE).toBe('over');
}

/** A node shows every table, and gives out every replay there was, as it was. */
async function expectShown({ url }: OwnNode, ids: readonly string[], replays: Replays = new Map()) {
  for (const id of ids) {
    const { status, text } = await rollout.look(`/tables/${id}`, url);
    expect([status, JSON.parse(text).id]).toEqual([200, id]);
    const replay = replays.get(id);
    if (replay === undefined) continue;
    expect(await rollout.look(`/tables/${id}/replay`, url)).toEqual({ status: 200, text: replay });
  }
}

/** A node lists all matches that run. */
async function expectListed({ url }: OwnNode, running: readonly Sitting[]): Promise<void> {
  const listed: string[] = [];
  for (let after = ''; ; ) {
    const { text } = await rollout.look(`/tables?status=running${after}`, url);
    const { tables, next } = JSON.parse(text) as { tables: { id: string }[]; next?: string };
    listed.push(...tables.map(({ id }) => id));
    if (next === undefined) break;
    after = `&after=${next}`;
  }
  expect(listed).toEqual(expect.arrayContaining(running.map(({ id }) => id)));
}

/** A player is told by a node with newer rules to go to another; a spectator is shown the match. */
async function expectElsewhere({ id, guests }: Sitting, newer: OwnNode, older: readonly OwnNode[]) {
  const [player] = guests;
  const present = `/tables/${id}/present`;
  const refusal = { status: 503, text: expect.stringContaining('OTHER_RULES') };
  expect(await player?.ask(present, newer.url)).toMatchObject(refusal);
  expect(await rollout.look(present, newer.url)).toMatchObject({ status: 200 });
  for (const { url } of older) expect(await player?.ask(present, url)).toMatchObject({ status: 200 });
}

async function replayOf(id: string): Promise<string> {
  const { status, text } = await rollout.look(`/tables/${id}/replay`);
  expect(status).toBe(200);
  return text;
}

/** The whole file is verified, each part by its rules. */
async function expectProved(id: string, by: object): Promise<void> {
  const verdict = verifyReplay(await replayOf(id), bothReleases);
  expect(verdict).toMatchObject({ ok: true, replay: by });
  expect(verdict).not.toHaveProperty('unplayed');
}

/** All that was acknowledged is in the log, once, and nothing else is. */
async function expectKept({ id, played }: Sitting): Promise<void> {
  for (const [seat, { said }] of (await played).entries()) {
    const kept = await rollout.kept(id, seat);
    expect(kept).toEqual(said);
    expect(kept.length).toBeGreaterThan(0);
  }
}

const OLDER = { rulesVersion: '2' };
const NEWER = { rulesVersion: '3' };
const CARRIED = { ...OLDER, carried: [NEWER] };

test(`nodes are replaced one by one by ones with newer rules: ${MATCHES} running and ${MATCHES} finished matches, none hidden, unswept or lost, and all replays verify`, async () => {
  rollout = await Rollout.open();
  const older = [await rollout.join('older', 'older-0'), await rollout.join('older', 'older-1')] as const;
  const pairs: Guest[][] = [];
  for (let pair = 0; pair < MATCHES; pair++) pairs.push([await rollout.guest(), await rollout.guest()]);
  const idle = [await rollout.guest(), await rollout.guest()];
  const { finished, replays } = await finishedBy(pairs);
  for (const { id } of finished) await expectProved(id, OLDER);
  const pace = new Pace(1);
  const running = await startedBy(pairs, pace);
  const ids = [...finished, ...running].map(({ id }) => id);

  // The first node with newer rules comes: all nodes show all matches, and those play a match that have its rules.
  const newer = [await rollout.join('newer', 'newer-0')];
  const [third] = newer as [OwnNode];
  const late = await seatAt(idle, { rounds: 20, clock: CLOCK }, older[0].url);
  await playOn(running, pace);
  for (const node of [...older, third]) {
    await expectShown(node, [...ids, late], replays);
    await expectListed(node, running);
  }
  for (const sitting of running.slice(0, 3)) await expectElsewhere(sitting, third, older);

  // Time runs out at a table that the newer node cannot look after.
  await untilOver(late);
  // New cards are dealt by newer rules; nodes that cannot play them show the table.
  const fresh: Sitting[] = [];
  for (const pair of pairs.slice(0, 2)) {
    fresh.push(begin(await seatAt(pair, { rounds: 20 }, third.url), pair, new Pace(Infinity)));
  }
  const freshIds = fresh.map(({ id }) => id);
  await expectShown(older[1], freshIds);

  // One older node goes in order: its players find the other.
  await rollout.leave(older[0], 'stop');
  await playOn(running, pace);
  for (const { id } of running) {
    expect(await rowOf(id)).toMatchObject({ status: 'running', rules_version: '2' });
  }

  // The other one dies: every match is carried, and time runs out at a table that nobody asks for.
  newer.push(await rollout.join('newer', 'newer-1'));
  const left = await seatAt(idle, { rounds: 20, clock: CLOCK }, older[1].url);
  expect(await rowOf(left)).toMatchObject({ status: 'running', rules_version: '2' });
  await rollout.leave(older[1], 'kill');
  pace.allowed = Infinity;
  const played = [...finished, ...running, ...fresh];
  await Promise.all(played.map((sitting) => sitting.played));
  await untilOver(left);

  for (const sitting of played) await expectKept(sitting);
  for (const node of newer) await expectShown(node, [...ids, ...freshIds, late, left], replays);
  for (const { id } of finished) await expectProved(id, OLDER);
  for (const { id } of running) await expectProved(id, CARRIED);
  for (const { id } of fresh) await expectProved(id, NEWER);
  await expectProved(late, OLDER);
  await expectProved(left, CARRIED);
  for (const { client } of pairs.flat()) expect(client.faults).toEqual([]);
  expect(rollout.errors()).toEqual([]);
});
