import { seats } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { everyRow } from '../testing/everyRow.ts';
import { FORMS, type TestNode, type TestService } from '../testing/forms.ts';
import { granted, missedSince, playOne, seated } from '../testing/tables.ts';
import { CHECKPOINT_EVERY } from './record.ts';

const NAME = 'Zebedee Quill';

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let one: TestNode;
  let other: TestNode;
  let ann: StoredPlayer;
  let zebedee: StoredPlayer;
  beforeAll(async () => {
    service = await open();
    [one, other] = [await service.node(), await service.node()];
    [ann, zebedee] = [await service.player('Ann'), await service.player(NAME)];
  }, OPENING);
  afterAll(() => service.close());

  const isNamed = async (...tables: string[]) => (await everyRow(one.db, tables)).includes(NAME);
  const isInLogs = () => isNamed('entries', 'matches', 'checkpoints');

  test('a name leaves the log of a running match and all its checkpoints, and no node brings it back', async () => {
    const id = await seated(one.matches, [ann, zebedee], { game: DUEL_ID, options: { mode: 'simple' } });
    while (granted(await one.matches.lookups.table(id)).status === 'running') {
      const { seq } = await one.db
        .selectFrom('matches')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (seq > CHECKPOINT_EVERY + 2) break;
      // Both nodes remember the table.
      await playOne(seq % 2 === 0 ? one.matches : other.matches, id, [ann, zebedee]);
    }
    expect(await isInLogs()).toBe(true);
    expect(await isNamed('checkpoints')).toBe(true);
    // This node needs to read nothing for its next write.
    await playOne(other.matches, id, [ann, zebedee]);
    const before = (await one.matches.lookups.heads([id])).get(id);
    await one.matches.forgetting.forget(id, zebedee.id);
    expect(await isInLogs()).toBe(false);
    await playOne(other.matches, id, [ann, zebedee]);
    await playOne(one.matches, id, [ann, zebedee]);
    expect(await isInLogs()).toBe(false);
    const { seats: shown } = granted(await other.matches.lookups.table(id));
    expect(shown.map(({ player }) => player?.name)).toEqual(['Ann', 'A former player']);
    const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
    for (const [index, viewer] of [...seats(2), 'spectator' as const].entries()) {
      const missed = await missedSince(one.matches, id, viewer, 0);
      expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, number) => number + 1));
      expect(missed).toHaveLength(heads[index] ?? 0);
      expect(heads[index]).toBeGreaterThan(before?.[index] ?? 0);
      expect(JSON.stringify(missed)).not.toContain(NAME);
    }
  });

  test('a table is found at which the player sat down and got up again', async () => {
    const { setting } = granted(await one.matches.create(ann.id, { game: DUEL_ID }));
    granted(await one.matches.sit(setting.id, zebedee, { nonce: 'ab'.repeat(16) }));
    granted(await one.matches.leave(setting.id, zebedee.id));
    expect(await isInLogs()).toBe(true);
    expect(await one.matches.forgetting.tablesOf(zebedee.id)).toContain(setting.id);
    await one.matches.forgetting.forget(setting.id, zebedee.id);
    expect(await isInLogs()).toBe(false);
  });

  test('a name that was taken from a player gives way to their new one, in the log, and all viewers are told', async () => {
    const id = await seated(one.matches, [ann, zebedee]);
    const before = (await one.matches.lookups.heads([id])).get(id) ?? [];
    await one.matches.forgetting.rename(id, { ...zebedee, name: 'Player 1234' });
    expect(await isInLogs()).toBe(false);
    await playOne(other.matches, id, [ann, zebedee]);
    expect(await isInLogs()).toBe(false);
    const { seats: shown } = granted(await other.matches.lookups.table(id));
    expect(shown.map(({ player }) => player?.name)).toEqual(['Ann', 'Player 1234']);
    for (const [index, viewer] of [...seats(2), 'spectator' as const].entries()) {
      const [told] = await missedSince(one.matches, id, viewer, before[index] ?? 0);
      expect(told).toMatchObject({
        type: 'table',
        table: { seats: [{}, { player: { name: 'Player 1234' } }] },
      });
      expect(JSON.stringify(await missedSince(one.matches, id, viewer, 0))).not.toContain(NAME);
    }
    await one.matches.forgetting.forget(id, zebedee.id);
    expect(await isNamed('entries', 'matches')).toBe(false);
    const gone = (await missedSince(one.matches, id, 'spectator', before.at(-1) ?? 0)).at(-1);
    expect(gone).toMatchObject({
      type: 'table',
      table: { seats: [{}, { player: { name: 'A former player' } }] },
    });
    await playOne(other.matches, id, [ann, zebedee]);
    const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
    expect(await missedSince(one.matches, id, 'spectator', 0)).toHaveLength(heads.at(-1) ?? 0);
  });

  test('the names of the others stay', async () => {
    const id = await seated(one.matches, [ann, zebedee]);
    await one.matches.forgetting.forget(id, zebedee.id);
    const lines = await one.db.selectFrom('entries').select('entry').where('match_id', '=', id).execute();
    expect(lines.filter(({ entry }) => entry.includes('"name":"Ann"'))).toHaveLength(1);
  });
});
