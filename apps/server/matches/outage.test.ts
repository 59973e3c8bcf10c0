import { fastRandom, roll, seat, verifyReplay } from '@riposte/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, TEST_GAMES, type TestNode, type TestService } from '../testing/forms.ts';
import { granted, presentOf, seated } from '../testing/tables.ts';
import type { Line } from './line.ts';

let service: TestService;
let nodes: readonly [TestNode, TestNode];
let killer: TestNode;
beforeAll(async () => {
  service = await FORMS[0].open();
  nodes = [await service.node(), await service.node()];
  killer = await service.node();
}, OPENING);
afterAll(() => service.close());

/** Asks until the database answers. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }
}

test('connections that break at any moment lose no acknowledged choice and apply none twice', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 3 }, async (_, index): Promise<readonly [StoredPlayer, StoredPlayer]> => {
      return [await service.player(`A${index}`), await service.player(`B${index}`)];
    }),
  );
  const ids = await Promise.all(pairs.map((pair) => seated(nodes[0].matches, pair)));
  let isPlaying = true;
  let ended = 0;
  let answers = 0;
  const killing = (async () => {
    // After every few answers, so that there is progress on a slow machine, too. Its own connection is spared.
    for (let next = 5; isPlaying; next = answers + 5) {
      while (isPlaying && answers < next)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(killer.db);
      ended += rows.length;
    }
  })();

  const acknowledged = await Promise.all(
    ids.flatMap((id, table) =>
      [0, 1].map(async (index) => {
        const random = fastRandom(table * 2 + index);
        const player = (pairs[table] as readonly StoredPlayer[])[index] as StoredPlayer;
        const said: string[] = [];
        for (;;) {
          const node = () => nodes[roll(random, 2) as 0 | 1].matches;
          const { decision, outcome } = await insist(() => presentOf(node(), id, seat(index)));
          if (outcome) return { id, index, said };
          if (!decision) {
            await new Promise((resolve) => setTimeout(resolve, 2));
            continue;
          }
          const given = {
            decision: decision.id,
            choice: decision.choices[roll(random, decision.choices.length)],
          };
          // A player who gets no answer says the same again, to any node they reach.
          granted(await insist(() => node().choose(id, player.id, given)));
          answers++;
          said.push(JSON.stringify([given.decision, given.choice]));
        }
      }),
    ),
  );
  isPlaying = false;
  await killing;

  expect(ended).toBeGreaterThan(5);
  for (const { id, index, said } of acknowledged) {
    const rows = await insist(() =>
      killer.db.selectFrom('entries').select('entry').where('match_id', '=', id).orderBy('number').execute(),
    );
    const lines = rows.map(({ entry }) => JSON.parse(entry) as Line);
    const stands = lines.flatMap((line) =>
      line.type === 'choice' && line.seat === index ? [JSON.stringify([line.id, line.choice])] : [],
    );
    expect(stands).toEqual(said);
    const replay = granted(await insist(() => nodes[0].matches.lookups.replay(id)));
    expect(verifyReplay(replay, (game) => TEST_GAMES.find((one) => one.id === game))).toMatchObject({
      ok: true,
    });
  }
});
