import { seat, seats } from '@riposte/kernel';
import { serverMessage } from '@riposte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, type TestNode, type TestService } from '../testing/forms.ts';
import { granted, missedSince, playOne, presentOf, seated } from '../testing/tables.ts';

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let there: TestNode;
  let mute: TestNode;
  let pair: readonly [StoredPlayer, StoredPlayer];
  beforeAll(async () => {
    service = await open();
    there = await service.node();
    // A node that dies after each commit, as far as others can tell.
    const bus = localBus();
    await bus.close();
    mute = await service.node({ bus });
    pair = [await service.player('Ann'), await service.player('Ben')];
  }, OPENING);
  afterAll(() => service.close());

  test('what was committed and never published is found by the heads and repaired from the log', async () => {
    const id = await seated(there.matches, pair);
    const sent = (await there.matches.lookups.heads([id])).get(id) ?? [];
    for (let turn = 0; turn < 5; turn++) await playOne(mute.matches, id, pair);
    const heads = (await there.matches.lookups.heads([id, 'nothing'])).get(id) ?? [];
    expect(heads.some((head, index) => head > (sent[index] ?? 0))).toBe(true);
    for (const [index, viewer] of [...seats(2), 'spectator' as const].entries()) {
      const missed = await missedSince(there.matches, id, viewer, sent[index] ?? 0);
      const numbers = missed.map(({ seq }) => seq);
      expect(numbers).toEqual(Array.from(numbers, (_, more) => (sent[index] ?? 0) + more + 1));
      expect(numbers.at(-1)).toBe(heads[index]);
      const last = missed.findLast((notice) => notice.type === 'update');
      const { type: _type, seq: _seq, ...present } = await presentOf(there.matches, id, viewer);
      expect(last).toMatchObject(present);
    }
  });

  test('notices are messages of the protocol', async () => {
    const clock = { type: 'live', initial: 60_000, increment: 0 } as const;
    const id = await seated(there.matches, pair, { game: DUEL_ID, clock });
    for (let turn = 0; turn < 4; turn++) await playOne(there.matches, id, pair);
    for (const viewer of [...seats(2), 'spectator' as const]) {
      const past = await missedSince(there.matches, id, viewer, 0);
      const present = granted(await there.matches.lookups.snapshot(id, viewer));
      expect(new Set([...past, ...present].map(({ type }) => type))).toEqual(
        new Set(['update', 'table', 'present']),
      );
      for (const notice of [...past, ...present]) {
        const sent: unknown = JSON.parse(JSON.stringify(notice));
        expect(serverMessage.parse(sent)).toEqual(sent);
      }
    }
  });

  test('a choice whose answer was lost is acknowledged when it is repeated anywhere, and stands once', async () => {
    const id = await seated(there.matches, pair);
    const [next = seat(0)] = (await presentOf(there.matches, id, 'spectator')).awaiting;
    const { decision } = await presentOf(there.matches, id, next);
    const given = { decision: decision?.id ?? '', choice: decision?.choices[0] };
    const player = pair[next]?.id ?? '';
    const first = granted(await mute.matches.choose(id, player, given));
    expect(granted(await there.matches.choose(id, player, given))).toEqual(first);
    expect(granted(await mute.matches.choose(id, player, structuredClone(given)))).toEqual(first);
    const log = await there.db.selectFrom('entries').select('entry').where('match_id', '=', id).execute();
    expect(log.filter(({ entry }) => JSON.parse(entry).type === 'choice')).toHaveLength(1);
  });

  test('what the choice of one seat is called by another, or by nobody, is refused without a trace', async () => {
    const id = await seated(there.matches, pair);
    const stranger = await service.player('Eve');
    const [next = seat(0)] = (await presentOf(there.matches, id, 'spectator')).awaiting;
    const { decision } = await presentOf(there.matches, id, next);
    const choice = decision?.choices[0];
    const own = pair[next]?.id ?? '';
    const foe = pair[next === 0 ? 1 : 0]?.id ?? '';
    const before = (await there.matches.lookups.heads([id])).get(id);
    const choose = (player: string, name: string, what: unknown) =>
      there.matches.choose(id, player, { decision: name, choice: what });
    const q = decision?.id ?? '';
    expect(await choose(stranger.id, q, choice)).toMatchObject({ error: 'NOT_SEATED' });
    expect(await choose(foe, q, choice)).toMatchObject({ error: 'NOT_YOUR_DECISION' });
    expect(await choose(own, 'q999', choice)).toMatchObject({ error: 'OUT_OF_DATE' });
    for (const nonsense of [undefined, null, 7, 'x\u0000', [], {}, { type: '\u0000' }, { __proto__: null }]) {
      expect(await choose(own, q, nonsense)).toMatchObject({ error: 'NOT_LISTED' });
    }
    expect(await there.matches.chooseAsBot(id, next, { decision: q, choice })).toMatchObject({ ok: false });
    expect((await there.matches.lookups.heads([id])).get(id)).toEqual(before);
  });
});
