import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { seal } from '../matches/sealed.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS } from '../testing/forms.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { playLong } from '../testing/longMatch.ts';
import { heldBy } from '../testing/loopProbe.ts';
import { granted, missedSince, playOne, presentOf, seated } from '../testing/tables.ts';

/** How long, in milliseconds, a catch-up may hold the event loop; on a slow machine a small part of its whole work. */
const LONGEST_HOLD = 20;
const LARGEST_PART = 1 / 10;

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  test('a client that has missed more than may wait for it is sent all of it, as fast as it reads', async () => {
    const { one, ann, ben } = house;
    const buffered = 65_536;
    const node = await house.nodeWith({ buffered });
    const id = await seated(one.matches, [ann, ben]);
    await playLong(id, { db: one.db, lines: 250 });
    const client = await house.clientOf(undefined, node);
    const watched = await client.watch(id, 'spectator', 0);
    const sent = (await missedSince(one.matches, id, 'spectator', 0)).map((notice) => JSON.stringify(notice));
    expect(watched.texts).toEqual(sent);
    expect(sent.join('').length).toBeGreaterThan(2 * buffered);
    await playOne(one.matches, id, [ann, ben]);
    await client.until(() => watched.texts.length > sent.length);
    expect(client.connections).toBe(1);
    expect(client.faults).toEqual([]);
  });

  test('a stranger who comes to a table with a delay is told what its seats knew then', async () => {
    const { one, other, ann, ben, eve } = house;
    const delay = 60_000;
    const id = await seated(one.matches, [ann, ben], { game: DUEL_ID, fullViewAfter: delay });
    await playOne(one.matches, id, [ann, ben]);
    const then = await presentOf(one.matches, id, seat(0));
    house.service.time.pass(delay);
    await playOne(one.matches, id, [ann, ben]);
    const client = await house.clientOf(eve, other);
    const watched = await client.watch(id, seat(0));
    expect(watched.present).toEqual(then);
    expect(watched.table?.table).toEqual(granted(await one.matches.lookups.table(id)));
    house.service.time.pass(delay);
    await client.until(() => (watched.present?.seq ?? 0) > then.seq);
    expect(client.faults).toEqual([]);
  });
});

test('catching up with a match of 2,000 lines holds the event loop for at most 20 ms', async () => {
  const [{ open }] = FORMS;
  const service = await open();
  try {
    const { db, matches } = await service.node();
    const players = [await service.player('Ann'), await service.player('Ben')];
    const id = await seated(matches, players);
    await playLong(id, { db, lines: 2_000 });
    const head = (await matches.lookups.heads([id])).get(id)?.at(-1) ?? 0;
    const catchUp = async (since: number) => {
      const { notices } = granted(await matches.lookups.catchUp(id, 'spectator', { since }));
      let count = 0;
      for await (const notice of notices) count += seal(notice).bytes.length > 0 ? 1 : 0;
      expect(count).toBe(head - since);
    };
    for (const since of [0, 0, head - 5]) {
      const { processor, whole } = await heldBy(() => catchUp(since));
      process.stdout.write(`figure catch_up_block ${processor.toFixed(1)} ms of ${whole.toFixed(0)}\n`);
      expect(processor).toBeLessThan(Math.max(LONGEST_HOLD, whole * LARGEST_PART));
    }
  } finally {
    await service.close();
  }
});
