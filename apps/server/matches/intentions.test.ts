import { type AnyGame, seat, seats } from '@riposte/kernel';
import type { Plan } from '@riposte/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { askHttp, type LiveNode, listening } from '../testing/liveNode.ts';
import { PLANNING, untilDue, untilPlanning } from '../testing/planning.ts';
import { granted, presentOf, seated } from '../testing/tables.ts';
import { readLog } from './archive.ts';
import type { Line } from './line.ts';

/** What is random by itself; everything else must be the same, byte by byte. */
function plain(text: string, match: string): string {
  return text
    .replaceAll(match, 'MATCH')
    .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    .replaceAll(/"createdAt":"[^"]+"/g, '"createdAt":"…"');
}

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let node: LiveNode;
  let people: readonly StoredPlayer[];
  const tokens = new Map<string, string>();
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    service = await open();
    node = await listening(await service.node({ cached: 0 }));
    people = await Promise.all(['Ann', 'Ben'].map((name) => service.player(name)));
    for (const player of people) tokens.set(player.id, await node.tokenOf(player));
  }, OPENING);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  afterAll(async () => {
    await node.matches.settled();
    await node.close();
    await service.close();
  });

  const tableOf = (game: AnyGame) =>
    seated(node.matches, people, { game: game.id, ...(game.options.seats && { options: { seats: 2 } }) });

  async function clientOf(player?: StoredPlayer): Promise<LiveClient> {
    const token = player && tokens.get(player.id);
    const client = await new LiveClient({
      urls: [node.socketUrl],
      ...(token !== undefined && { token }),
    }).open();
    clients.push(client);
    return client;
  }

  /** The choices of a seat, as the log has them. */
  async function choicesOf(id: string, of: number): Promise<readonly unknown[]> {
    const { seq } = await node.db
      .selectFrom('matches')
      .select('seq')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lines: readonly Line[] = (await readLog(node.db, id, 0, seq)).map(({ line }) => line);
    return lines.flatMap((line) => (line.type === 'choice' && line.seat === of ? [line.choice] : []));
  }

  describe.each(PLANNING)('$name', (game) => {
    test('what a seat plans over its socket can be changed until it is due, and is then its choice', async () => {
      const id = await tableOf(game);
      const planning = await untilPlanning(node.matches, id, people);
      const { seat: planner, player, plan } = planning;
      const client = await clientOf(player);
      const [first, second] = [plan.next[0], plan.next.at(-1)];
      if (!first || !second) throw new Error('there is something to plan');
      const planned = async (choices: Plan['planned']) => client.ask({ type: 'plan', match: id, choices });
      expect(await planned([first])).toMatchObject({ type: 'accepted' });
      expect(await planned([{ type: 'no such choice' }])).toMatchObject({
        type: 'refused',
        code: 'NOT_LISTED',
      });
      expect(await planned([second])).toMatchObject({ type: 'accepted' });
      const { text } = await askHttp(node, 'GET', `/tables/${id}/plan`, tokens.get(player.id));
      expect(JSON.parse(text)).toMatchObject({ question: plan.question, planned: [second] });
      await untilDue(node.matches, id, people, planning);
      expect((await choicesOf(id, planner)).at(-1)).toEqual(second);
      expect(granted(await node.matches.planOf(id, player.id)).planned).toEqual([]);
    });

    test('the others are sent the same bytes whatever was planned', async () => {
      const ids = [await tableOf(game), await tableOf(game)] as const;
      const planning = await untilPlanning(node.matches, ids[0], people);
      const { seat: planner, player, plan } = planning;
      // The second table becomes the first one, word for word.
      const row = await node.db
        .selectFrom('matches')
        .select(['match', 'table_state', 'heads'])
        .where('id', '=', ids[0])
        .executeTakeFirstOrThrow();
      await node.db.updateTable('matches').set(row).where('id', '=', ids[1]).execute();
      const choice = plan.next.at(-1);
      if (!choice) throw new Error('there is something to plan');
      const other = seats(2).find((one) => one !== planner) ?? seat(0);
      const told = await Promise.all(
        ids.map(async (id, which) => {
          const watching = await clientOf(people[other]);
          const spectator = await clientOf();
          const watched = [await watching.watch(id, other), await spectator.watch(id, 'spectator')];
          const texts = () => watched.flatMap((one) => one.texts).length;
          const planned = (choices: Plan['planned']) => node.matches.plan(id, player.id, choices);
          const before = texts();
          if (which === 0) {
            granted(await planned([plan.next[0] ?? choice]));
            granted(await planned([]));
            granted(await planned([choice]));
          }
          expect(texts()).toBe(before);
          await untilDue(node.matches, id, people, planning);
          if (which === 1) {
            const { decision } = await presentOf(node.matches, id, planner);
            expect(decision?.question).toBe(plan.question);
            granted(await node.matches.choose(id, player.id, { decision: decision?.id ?? '', choice }));
          }
          await node.matches.settled();
          const heads = (await node.matches.lookups.heads([id])).get(id) ?? [];
          await watching.until(() => watched[0]?.last === heads[other]);
          await spectator.until(() => watched[1]?.last === heads.at(-1));
          return watched.map((one) => one.texts.map((text) => plain(text, id)));
        }),
      );
      expect(told[0]?.flat().length).toBeGreaterThan(0);
      expect(told[0]).toEqual(told[1]);
    });

    test('a player plans for their own seat only', async () => {
      const id = await tableOf(game);
      await untilPlanning(node.matches, id, people);
      const stranger = await service.player('Cleo');
      expect(await node.matches.planOf(id, stranger.id)).toMatchObject({ error: 'NOT_SEATED' });
      expect(await node.matches.plan(id, stranger.id, [])).toMatchObject({ error: 'NOT_SEATED' });
    });
  });
});
