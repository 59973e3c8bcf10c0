import { fastRandom, History, type Random, roll, seat, seats, verifyReplay } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { EACH_FORM, TEST_GAMES, type TestNode, type TestService } from '../testing/forms.ts';
import { granted, missedSince, presentOf, seated } from '../testing/tables.ts';
import { watchMatch } from '../testing/watch.ts';
import type { NewTable } from './openings.ts';

/** Of each table, other matches with every commit; before a release more of them. */
const GAMES = process.env.RIPOSTE_DEEP ? 20 : 2;
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);

const TABLES: readonly { readonly table: NewTable; readonly count: number }[] = [
  { table: { game: DUEL_ID }, count: 2 },
  { table: { game: DUEL_ID, options: { mode: 'full', selection: 'double-blind' } }, count: 2 },
  { table: { game: DUEL_ID, options: { mode: 'team' } }, count: 4 },
  { table: { game: 'skirmish', options: { seats: 3 } }, count: 3 },
];

describe.each(EACH_FORM)('on $form', ({ open }) => {
  let service: TestService;
  let nodes: readonly TestNode[];
  let people: readonly StoredPlayer[];
  let refusals = 0;
  beforeAll(async () => {
    service = await open();
    nodes = [await service.node(), await service.node()];
    people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => service.player(name)));
  }, OPENING);
  afterAll(() => service.close());

  /** A client that answers on any node, sometimes twice, sometimes what is long over, and never waits for others. */
  async function play(id: string, index: number, random: Random): Promise<number> {
    const player = people[index] as StoredPlayer;
    const node = () => nodes[roll(random, nodes.length)] as TestNode;
    const past: { decision: string; choice: unknown }[] = [];
    let refused = 0;
    for (;;) {
      const { decision, offers, outcome, undo, seq } = await presentOf(node().matches, id, seat(index));
      if (outcome) return refused;
      if (undo && roll(random, 4) === 0) await node().matches.undo(id, player.id, seq);
      const open = [...(decision ? [decision] : []), ...(roll(random, 20) === 0 ? offers : [])];
      const question = open[roll(random, Math.max(1, open.length))];
      if (!question) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const choice = question.choices[roll(random, question.choices.length)];
      const given = { decision: question.id, choice };
      const old = past[roll(random, Math.max(1, past.length))];
      const answers = await Promise.all([
        node().matches.choose(id, player.id, given),
        ...(roll(random, 3) === 0 ? [node().matches.choose(id, player.id, given)] : []),
        ...(old && roll(random, 3) === 0 ? [node().matches.choose(id, player.id, old)] : []),
      ]);
      refused += answers.filter(({ ok }) => !ok).length;
      past.push(given);
    }
  }

  test.each(
    TABLES.flatMap((one) => Array.from({ length: GAMES }, (_, number) => ({ ...one, seed: SEED + number }))),
  )(
    'a match of $table.game $table.options by racing clients on two nodes is a match, number $seed',
    async ({ table, count, seed }) => {
      const [first, second] = nodes as [TestNode, TestNode];
      const { setting } = granted(await first.matches.create((people[0] as StoredPlayer).id, table));
      const { id } = setting;
      const watched = await watchMatch(second.bus, id, count);
      await Promise.all(
        seats(count).map(async (one) => {
          const nonce = `${seed}${one}`.padStart(32, '0');
          granted(
            await (one % 2 ? first : second).matches.sit(id, people[one] as StoredPlayer, {
              seat: one,
              nonce,
            }),
          );
        }),
      );
      const refused = await Promise.all(
        seats(count).map((one) => play(id, one, fastRandom(seed * 100 + one))),
      );
      refusals += Math.max(...refused);

      // The store, the kernel alone and the replay file tell the same.
      const replay = granted(await first.matches.lookups.replay(id));
      const verified = verifyReplay(replay, (game) => TEST_GAMES.find((one) => one.id === game));
      if (!verified.ok) throw new Error(`line ${verified.line}: ${verified.why}`);
      const card = granted(await second.matches.lookups.table(id));
      expect(verified.outcome).toEqual(card.outcome);
      expect(verified.replay.deal.commitment).toBe(setting.commitment);
      const history = new History(setting.game, setting.options, verified.replay.deal);
      for (const entry of verified.replay.entries) expect(history.add(entry)).toMatchObject({ ok: true });
      for (const viewer of [...seats(count), 'spectator' as const]) {
        expect(await presentOf(first.matches, id, viewer)).toMatchObject(
          JSON.parse(JSON.stringify(history.snapshot(viewer))),
        );
      }

      // Every viewer was sent everything once and in order, and can have it again to the byte.
      const heads = (await first.matches.lookups.heads([id])).get(id) ?? [];
      for (const [index, viewer] of [...seats(count), 'spectator' as const].entries()) {
        const head = heads[index] ?? 0;
        await expect.poll(() => watched.bytesOf(viewer)).toHaveLength(head);
        const inOrder = watched
          .of(viewer)
          .map(({ seq }, index) => ({ seq, bytes: watched.bytesOf(viewer)[index] }))
          .sort((one, other) => one.seq - other.seq);
        expect(inOrder.map(({ seq }) => seq)).toEqual(
          Array.from({ length: head }, (_, number) => number + 1),
        );
        for (const since of [0, head - 3]) {
          const again = await missedSince(second.matches, id, viewer, since);
          expect(again.map((notice) => JSON.stringify(notice))).toEqual(
            inOrder.slice(since).map(({ bytes }) => bytes),
          );
        }
      }
    },
  );

  // A short match may have gone without.
  test('clients that race are refused now and then', () => expect(refusals).toBeGreaterThan(0));

  test('a match needs no memory: nodes that keep nothing play it as well', async () => {
    const [a, b] = [await service.node({ cached: 0 }), await service.node({ cached: 0 })];
    const id = await seated(a.matches, people.slice(0, 2));
    for (let turn = 0; ; turn++) {
      const { awaiting, outcome } = await presentOf(a.matches, id, 'spectator');
      if (outcome) break;
      const [next] = awaiting;
      if (next === undefined) throw new Error('no seat is awaited');
      const { decision } = await presentOf(b.matches, id, next);
      const given = { decision: decision?.id ?? '', choice: decision?.choices[0] };
      const { matches } = turn % 2 ? a : b;
      granted(await matches.choose(id, (people[next] as StoredPlayer).id, given));
    }
    expect(granted(await b.matches.lookups.table(id)).status).toBe('over');
  });
});
