import { flashDuel } from '@riposte/flash-duel';
import { isRevealing } from '@riposte/flash-duel/testing/reveals';
import { type AnyGame, formatSave, parseOptions, type Seat, seats } from '@riposte/kernel';
import { isRevealing as showsBids, skirmish } from '@riposte/kernel/skirmish';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTable } from '../matches/archive.ts';
import { ticking } from '../matches/flow.ts';
import { formatState } from '../matches/record.ts';
import type { AnyMatch } from '../matches/table.ts';
import type { Player } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, TEST_GAMES, type TestService } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { askHttp, GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { seated } from '../testing/tables.ts';
import { makeTwins, swapTraitor, type Twins } from '../testing/twins.ts';

const PAIRS = Number(process.env.RIPOSTE_PAIRS ?? 2);
const STEPS = 8;

const MODES = [
  {
    name: 'Skirmish',
    game: skirmish as AnyGame,
    options: { seats: 3 },
    reveals: showsBids,
  },
  { name: 'Simple Mode', game: flashDuel as AnyGame, options: { mode: 'simple' }, reveals: isRevealing },
  {
    name: 'the Full Game',
    game: flashDuel as AnyGame,
    options: { mode: 'full', selection: 'double-blind' },
    reveals: isRevealing,
  },
  {
    name: 'Team Battle with closed hands',
    game: flashDuel as AnyGame,
    options: { mode: 'team', openHands: false },
    reveals: isRevealing,
  },
  { name: 'Raid', game: flashDuel as AnyGame, options: { mode: 'raid' }, reveals: isRevealing },
  { name: 'Betrayal', game: flashDuel as AnyGame, options: { mode: 'betrayal' }, reveals: isRevealing },
  {
    name: 'Betrayal where only the traitor is another',
    game: flashDuel as AnyGame,
    options: { mode: 'betrayal' },
    reveals: isRevealing,
    swap: swapTraitor,
  },
] as const;

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
    // Frames are told from the row alone: what the deal would have given is not what is compared.
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
    /** All frames of everybody else. */
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
    { viewer, matches, steps }: Twins,
    which: 0 | 1,
    wanted: { readonly game: AnyGame; readonly options: Readonly<Record<string, unknown>> },
    people: readonly { readonly player: Player; readonly token: string }[],
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
    for (const [number, { seat, ids, choice, tries }] of steps.entries()) {
      service.time.at = 1_000_000 + (number + 1) * 2_000;
      for (const given of tries) await client.ask({ type: 'choose', match: id, ...given } as never);
      for (const type of ['answerDraw', 'answerTakeback'] as const) {
        await client.ask({ type, match: id, accept: true });
      }
      await client.ask({ type: 'undo', match: id, seq: 0 });
      for (const foreign of seats(players.length).filter((place) => place !== viewer)) {
        await client.ask({ type: 'watch', match: id, as: foreign });
        await client.ask({ type: 'handOver', match: id, seat: foreign, bot: 'random' });
      }
      const mover = seat === viewer ? client : movers[seat];
      const answer = await mover?.ask({
        type: 'choose',
        match: id,
        decision: ids[which],
        choice: { ...choice },
      });
      expect(answer).toMatchObject({ type: 'accepted' });
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

  test.each(MODES)(
    'whatever a viewer of $name cannot know changes no byte of what he is sent, by socket and by HTTP',
    async ({ name, game, options: given, reveals, ...mode }) => {
      const options = parseOptions(game.options, given);
      if (!options.ok) throw new Error(options.why.text);
      const counts = { pairs: 0, steps: 0, frames: 0, refusals: 0, seenByOthers: 0 };
      const count = game.seatCount(options.value);
      for (let number = 0; counts.pairs < PAIRS; number++) {
        const wish = { game, options: options.value, number, reveals, steps: STEPS };
        const twins = makeTwins({ ...wish, ...('swap' in mode && { swap: mode.swap }) });
        // A pair that is over at once, or is one match twice, shows nothing.
        if (twins.steps.length < 3 || !twins.isDifferent) continue;
        const people: { player: Player; token: string }[] = [];
        for (const seat of seats(count)) {
          const player = await service.player(`Player ${seat}`);
          people.push({ player, token: await one.tokenOf(player) });
        }
        const [here, there] = [
          await follow(twins, 0, { game, options: given }, people),
          await follow(twins, 1, { game, options: given }, people),
        ];
        const what = `${name}, pair ${number}, viewer ${twins.viewer}`;
        expect(there.viewer, what).toEqual(here.viewer);
        expect(there.http, what).toEqual(here.http);
        counts.pairs++;
        counts.steps += twins.steps.length;
        counts.frames += here.viewer.update?.length ?? 0;
        counts.refusals += here.viewer.refused?.length ?? 0;
        if (there.others !== here.others) counts.seenByOthers++;
      }
      // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
      console.info(`secrecy on the wire, ${name}: ${JSON.stringify(counts)}`);
      // It was really there to be seen, for those who may.
      expect(counts.seenByOthers).toBeGreaterThan(0);
      expect(counts.frames).toBeGreaterThan(0);
      expect(counts.refusals).toBeGreaterThan(0);
    },
    600_000,
  );
});

function byKind(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const kinds: Record<string, string[]> = {};
  for (const text of texts) {
    const { type } = JSON.parse(text) as { type: string };
    kinds[type] = [...(kinds[type] ?? []), text];
  }
  return kinds;
}
