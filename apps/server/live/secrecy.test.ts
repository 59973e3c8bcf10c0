import { type AnyGame, asAny, formatSave, fullTable, type Seat, seats } from '@riposte/kernel';
import { retold } from '@riposte/kernel/conformance';
import { skirmish } from '@riposte/kernel/skirmish';
import { SHELF } from '@riposte/shelf';
import { WORKSHOP } from '@riposte/shelf/workshop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTable } from '../matches/archive.ts';
import { ticking } from '../matches/flow.ts';
import { formatState } from '../matches/record.ts';
import type { AnyMatch } from '../matches/table.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, TEST_GAMES, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { askHttp, GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { seated } from '../testing/tables.ts';
import { type Planned, planTwins } from '../testing/twins.ts';

const PAIRS = Number(process.env.RIPOSTE_PAIRS ?? 2);
const STEPS = 8;

/** One way in so many of each game, another one for each commit; all of them take minutes. */
const ONE_IN = 5;
const SEED = Number(process.env.RIPOSTE_SEED ?? 0);

interface Way {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
}

const WAYS: readonly Way[] = [
  { name: 'Skirmish', game: asAny(skirmish), options: { seats: 3, rounds: 8 } },
  ...(await Promise.all(WORKSHOP.map(waysOf))).flat(),
];

async function waysOf({ id, trials }: (typeof WORKSHOP)[number]): Promise<readonly Way[]> {
  const game = await SHELF.find((one) => one.id === id)?.rules();
  if (!game) throw new Error(`${id} is not on the shelf`);
  return (await trials()).default
    .filter((_, index) => (index + SEED) % ONE_IN === 0)
    .map(({ name, options }) => ({ name, game, options: options as Way['options'] }));
}

/** What is random, or a time of day, by itself: everything else must be the same, byte by byte. */
function plain(text: string, match: string): string {
  return text
    .replaceAll(match, 'MATCH')
    .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    .replaceAll(/"createdAt":"[^"]+"/g, '"createdAt":"…"')
    .replaceAll(/("match":"MATCH",)"id":"[^"]+"(,"from":)/g, '$1"id":"…"$2')
    .replaceAll(/"at":"[^"]+"/g, '"at":"…"');
}

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let one: LiveNode;
  let other: LiveNode;
  beforeAll(async () => {
    service = await open();
    // Notices are told from the row alone: what the deal would have given is not what is compared.
    const limits = { ...GENEROUS, headCheck: 600_000, patience: 600_000 };
    one = await listening(await service.node({ cached: 0 }), limits);
    other = await listening(await service.node({ cached: 0 }), limits);
  }, OPENING);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await service.close();
  });

  interface Told {
    /** What the viewer was told: in order, for each kind of message; the order between kinds is a race. */
    readonly viewer: Readonly<Record<string, readonly string[]>>;
    /** All notices of the other viewers. */
    readonly others: string;
    readonly http: readonly string[];
  }

  /** Puts a match in the place of the one that was dealt; the clocks run for those whom it awaits. */
  async function dictate(id: string, match: AnyMatch): Promise<void> {
    const found = await findTable(one.db, (name) => TEST_GAMES.find((game) => game.id === name), id);
    if (!found.ok) throw new Error(found.why.text);
    const table = ticking({ ...found.value.table, match }, service.time.at);
    const row = { match: formatSave(match), table_state: formatState(table) };
    await one.db.updateTable('matches').set(row).where('id', '=', id).execute();
  }

  /** Plays one of two matches over the wire. */
  async function follow(
    { viewer, matches, steps }: Planned,
    which: 0 | 1,
    wanted: { readonly game: AnyGame; readonly options: Readonly<Record<string, unknown>> },
    people: readonly { readonly player: StoredPlayer; readonly token: string }[],
  ): Promise<Told> {
    service.time.at = 1_000_000;
    const players = people.map(({ player }) => player);
    const clock = { type: 'live', initial: 900_000, increment: 1_000 } as const;
    const id = await seated(one.matches, players, {
      game: wanted.game.id,
      options: { ...wanted.options } as never,
      clock,
    });
    await dictate(id, matches[which]);
    const clientOf = async (place: Seat | 'spectator', node: LiveNode) => {
      const token = place === 'spectator' ? undefined : people[place]?.token;
      return new LiveClient({ urls: [node.socketUrl], ...(token !== undefined && { token }) }).open();
    };
    const movers: LiveClient[] = [];
    for (const seat of seats(players.length)) {
      const client = await clientOf(seat, seat % 2 === 0 ? one : other);
      movers.push(client);
      if (seat !== viewer) await client.watch(id, seat);
    }
    const client = await clientOf(viewer, other);
    const watched = await client.watch(id, viewer);
    const spare = await clientOf('spectator', one);
    await client.until(() => client.presences.at(-1)?.here.length === players.length);
    for (const [number, step] of steps.entries()) {
      service.time.at = 1_000_000 + (number + 1) * 2_000;
      for (const given of step.tries) await client.ask({ type: 'choose', match: id, ...given } as never);
      for (const type of ['answerDraw', 'answerTakeback'] as const) {
        await client.ask({ type, match: id, accept: true });
      }
      await client.ask({ type: 'undo', match: id, seq: 0 });
      for (const foreign of seats(players.length).filter((place) => place !== viewer)) {
        await client.ask({ type: 'watch', match: id, as: foreign });
        await client.ask({ type: 'handOver', match: id, seat: foreign });
      }
      const mover = step.seat === viewer ? client : movers[step.seat];
      if (step.type === 'undo') {
        const before = (await one.matches.lookups.heads([id])).get(id) ?? [];
        const undone = await mover?.ask({ type: 'undo', match: id, seq: before[step.seat] ?? 0 });
        expect(undone).toMatchObject({ type: 'accepted' });
      } else {
        // What the viewer cannot even tell was chosen may be chosen in one of the two only.
        const answer = step.answers[which];
        const chosen =
          answer &&
          (await mover?.ask({
            type: 'choose',
            match: id,
            decision: answer.id,
            choice: { ...answer.choice },
          }));
        if (answer) expect(chosen).toMatchObject({ type: 'accepted' });
      }
      const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
      const head = viewer === 'spectator' ? heads.at(-1) : heads[viewer];
      await client.until(() => watched.last === head, 10_000);
    }
    const speaker = seats(players.length).find((place) => place !== viewer) ?? 0;
    await movers[speaker]?.ask({ type: 'chat', match: id, text: 'A good card, that.' });
    await client.until(() => client.chats.length === 1);
    const token = viewer === 'spectator' ? undefined : people[viewer]?.token;
    const http: string[] = [];
    for (const path of [
      '',
      '/chat',
      '/replay',
      '/present',
      '/present?as=spectator',
      '/present?as=0',
      '/present?as=1',
    ]) {
      const { status, text } = await askHttp(other, 'GET', `/tables/${id}${path}`, token);
      http.push(`${status} ${plain(text, id)}`);
    }
    const refused = { decision: 'q999', choice: { type: 'nonsense' } };
    const { status, text } = await askHttp(one, 'POST', `/tables/${id}/choose`, token, refused);
    http.push(`${status} ${plain(text, id)}`);
    const others = movers.flatMap(({ texts }) => texts).join();
    expect(client.faults).toEqual([]);
    await Promise.all([...movers, client, spare].map((each) => each.close()));
    return { viewer: byKind(client.texts.map((each) => plain(each, id))), others: plain(others, id), http };
  }

  test.each(WAYS)(
    'what a viewer of $name cannot know changes no byte of what the viewer is sent, by socket and by HTTP',
    async ({ name, game, options }) => {
      const counts = { pairs: 0, steps: 0, notices: 0, refusals: 0, undone: 0, seenByOthers: 0 };
      for (let number = SEED; counts.pairs < PAIRS; number++) {
        const twins = planTwins(game, options, number, STEPS);
        // A pair that is over at once, or is one match twice, shows nothing. Where all is open, what chance will bring
        // is all there is to betray, and a pair goes on until it brings it.
        if (game.isOpen ? twins.steps.length < 1 : twins.steps.length < 3 || !twins.isDifferent) continue;
        const [here, there] = await both(twins, { game, options });
        const what = `${name}, pair ${number}, viewer ${twins.viewer}`;
        expect(there.viewer, what).toEqual(here.viewer);
        expect(there.http, what).toEqual(here.http);
        counts.pairs++;
        counts.steps += twins.steps.length;
        counts.undone += twins.steps.filter(({ type }) => type === 'undo').length;
        counts.notices += here.viewer.update?.length ?? 0;
        counts.refusals += here.viewer.refused?.length ?? 0;
        if (there.others !== here.others) counts.seenByOthers++;
      }
      // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
      console.info(`secrecy on the wire, ${name}: ${JSON.stringify(counts)}`);
      expect(counts.notices).toBeGreaterThan(0);
      expect(counts.refusals).toBeGreaterThan(0);
    },
    600_000,
  );

  /** Both matches of a pair, over the wire. */
  async function both(twins: Planned, way: Omit<Way, 'name'>): Promise<readonly [Told, Told]> {
    const people: { player: StoredPlayer; token: string }[] = [];
    for (const seat of seats(fullTable(way.game, way.options))) {
      const player = await service.player(`Player ${seat}`);
      people.push({ player, token: await one.tokenOf(player) });
    }
    return [await follow(twins, 0, way, people), await follow(twins, 1, way, people)];
  }

  describe('a server whose game tells everybody what only some may see', () => {
    const honest = { one: undefined as LiveNode | undefined, other: undefined as LiveNode | undefined };
    beforeAll(async () => {
      Object.assign(honest, { one, other });
      const games = TEST_GAMES.map((game) => retold(game, (told) => told.map(({ event }) => ({ event }))));
      const limits = { ...GENEROUS, headCheck: 600_000, patience: 600_000 };
      one = await listening(await service.node({ cached: 0, games }), limits);
      other = await listening(await service.node({ cached: 0, games }), limits);
    }, OPENING);
    afterAll(async () => {
      await Promise.all([one.close(), other.close()]);
      if (honest.one && honest.other) [one, other] = [honest.one, honest.other];
    });

    test('is found out over the wire', async () => {
      const way = { game: asAny(skirmish), options: { seats: 3, rounds: 8 } };
      for (let number = 0; number < 200; number++) {
        const twins = planTwins(way.game, way.options, number, STEPS);
        const isShown = twins.steps.some(
          (step) => step.type === 'choice' && step.seat !== twins.viewer && isDraw(step.answers[0]?.choice),
        );
        if (!isShown || !twins.isDifferent) continue;
        const [here, there] = await both(twins, way);
        if (JSON.stringify(there.viewer) !== JSON.stringify(here.viewer)) return;
      }
      throw new Error('nobody noticed');
    }, 300_000);
  });
});

/** Whether a choice of Skirmish draws a card. */
function isDraw(choice: unknown): boolean {
  return (choice as { readonly effect?: string } | undefined)?.effect === 'draw';
}

function byKind(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const kinds: Record<string, string[]> = {};
  for (const text of texts) {
    const { type } = JSON.parse(text) as { type: string };
    // How often viewers are told who is there depends on time; who is there in the end does not.
    kinds[type] = type === 'presence' ? [text] : [...(kinds[type] ?? []), text];
  }
  return kinds;
}
