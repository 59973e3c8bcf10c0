import { parseOptions, verifyReplay } from '@riposte/kernel';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { someNonce } from '../testing/forms.ts';
import { bothReleases } from '../testing/releases.ts';
import { Pace, Rollout } from './rollout.ts';

/** So many choices each seat makes before a node is killed. */
const BEFORE = 6;
const PATIENCE = 300_000;

let rollout: Rollout;
afterEach(() => rollout.close(), 60_000);

// Tables at which several have to wait for one, and at which two may act at the same time.
test.each([
  ['five, each for themselves', 'free-for-all', 5],
  ['two against two', 'two-headed-dragon', 4],
] as const)(
  'a match of %s is played over sockets to its end, though a node is killed in the middle',
  async (_what, format, count) => {
    const options = { format, game: 'basic', heroes: 'dealt', map: 'chance' };
    const game = GAMES.find((one) => parseOptions(one.options, options).ok);
    if (!game) throw new Error('no game is played so');
    rollout = await Rollout.open();
    const dying = await rollout.join('older', 'dying');
    await rollout.join('older', 'staying');
    const guests = await Promise.all(Array.from({ length: count }, () => rollout.guest()));
    const [host] = guests;
    if (!host) throw new Error('a table has a host');
    const { id } = await host.insist('/tables', { game: game.id, options });
    for (const [index, guest] of guests.entries())
      await guest.insist(`/tables/${id}/seats`, { seat: index, nonce: someNonce() });

    const pace = new Pace(BEFORE);
    const playing = Promise.all(guests.map((guest, index) => guest.play(id, index, pace)));
    playing.catch(() => {});
    await expect.poll(() => pace.of(id), { timeout: PATIENCE, interval: 50 }).toBeGreaterThanOrEqual(BEFORE);
    await rollout.leave(dying, 'kill');
    const before = pace.of(id);
    pace.allowed = Number.POSITIVE_INFINITY;
    const played = await playing;

    expect(played.reduce((sum, { accepted }) => sum + accepted, 0)).toBeGreaterThan(before);
    for (const { client } of guests) expect(client.faults).toEqual([]);
    const { status, text } = await rollout.look(`/tables/${id}/replay`);
    expect(status).toBe(200);
    expect(verifyReplay(text, bothReleases)).toMatchObject({ ok: true });
    // What was acknowledged is in the log, once, and nothing else is.
    for (const [index, { said }] of played.entries()) expect(await rollout.kept(id, index)).toEqual(said);
    expect(rollout.errors()).toEqual([]);
  },
  PATIENCE + 60_000,
);
