import { seat, verifyReplay } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { everyRow } from '../testing/everyRow.ts';
import { FORMS, type TestNode, type TestService } from '../testing/forms.ts';
import { bothReleases, NEWER_GAMES } from '../testing/releases.ts';
import { granted, playOne, seated } from '../testing/tables.ts';

const SHORT = { game: 'skirmish', options: { seats: 2, rounds: 2 } };

describe.each(FORMS)('replays on $form', ({ open }) => {
  let service: TestService;
  let node: TestNode;
  /** A node whose rules are newer. */
  let later: TestNode;
  let people: readonly StoredPlayer[];
  beforeAll(async () => {
    service = await open();
    [node, later] = [await service.node(), await service.node({ games: NEWER_GAMES })];
    people = [await service.player('Ann'), await service.player('Ben')];
  }, OPENING);
  afterAll(() => service.close());

  const statusOf = async (id: string) => granted(await node.matches.lookups.table(id)).status;
  const replayRow = (id: string) =>
    node.db.selectFrom('replays').selectAll().where('match_id', '=', id).executeTakeFirst();

  /** A match to its end, with a choice taken back by consent. */
  async function finished(): Promise<string> {
    const id = await seated(node.matches, people, SHORT);
    const mover = await playOne(node.matches, id, people);
    const [asking, agreeing] = [people[mover]?.id ?? '', people[1 - mover]?.id ?? ''];
    const seen = (await node.matches.lookups.heads([id])).get(id)?.[mover] ?? 0;
    granted(await node.matches.askTakeback(id, asking, seen));
    granted(await node.matches.answerTakeback(id, agreeing, true));
    while ((await statusOf(id)) === 'running') await playOne(node.matches, id, people);
    await node.matches.settled();
    return id;
  }

  /** As it was before replays were sealed. */
  async function unseal(id: string): Promise<void> {
    await node.db.deleteFrom('replays').where('match_id', '=', id).execute();
    await node.db.updateTable('matches').set({ is_sealed: false }).where('id', '=', id).execute();
  }

  const verdictOn = (text: string) => verifyReplay(text, bothReleases);

  test('a replay is written when the match ends, and later rules give it out as it was', async () => {
    const id = await finished();
    const kept = await replayRow(id);
    expect(verdictOn(kept?.text ?? '')).toMatchObject({ ok: true, replay: { names: ['Ann', 'Ben'] } });
    expect(kept?.text).toContain('"type":"takeback"');
    for (const { matches } of [node, later]) {
      expect(granted(await matches.lookups.replay(id))).toBe(kept?.text);
    }
  });

  test('what was left unsealed is sealed by any node, by the rules it was played by', async () => {
    const id = await finished();
    const text = (await replayRow(id))?.text;
    await unseal(id);
    expect(await later.matches.sealLeft(10)).toBe(1);
    expect((await replayRow(id))?.text).toBe(text);
    expect(await later.matches.sealLeft(10)).toBe(0);
    await unseal(id);
    expect(granted(await later.matches.lookups.replay(id))).toBe(text);
  });

  test('a log that does not say what was taken back is read by its own rules, and by no others', async () => {
    const id = await finished();
    const text = (await replayRow(id))?.text;
    const rows = await node.db
      .selectFrom('entries')
      .select(['number', 'entry'])
      .where('match_id', '=', id)
      .execute();
    for (const { number, entry } of rows) {
      const { took: _unsaid, ...line } = JSON.parse(entry) as { took?: unknown };
      const older = { entry: JSON.stringify(line) };
      await node.db
        .updateTable('entries')
        .set(older)
        .where('match_id', '=', id)
        .where('number', '=', number)
        .execute();
    }
    await unseal(id);
    expect(granted(await node.matches.lookups.replay(id))).toBe(text);
    await unseal(id);
    expect(await later.matches.lookups.replay(id)).toMatchObject({ ok: false, error: 'NO_PROOF' });
  });

  test('what happens after the end changes nothing', async () => {
    const id = await finished();
    const text = (await replayRow(id))?.text;
    const saved = () => node.db.selectFrom('matches').select('match').where('id', '=', id).execute();
    const before = await saved();
    granted(await later.matches.openings.rematch(id, people[0]?.id ?? ''));
    expect(await saved()).toEqual(before);
    await unseal(id);
    expect(granted(await node.matches.lookups.replay(id))).toBe(text);
  });

  test('a name that is erased leaves the replay, which still verifies', async () => {
    const zebedee = await service.player('Zebedee Quill');
    const ann = people[0] as StoredPlayer;
    const id = await seated(node.matches, [ann, zebedee], SHORT);
    while ((await statusOf(id)) === 'running') await playOne(node.matches, id, [ann, zebedee]);
    await node.matches.settled();
    expect((await replayRow(id))?.text).toContain('Zebedee');
    await later.matches.forgetting.forget(id, zebedee.id);
    expect(await everyRow(node.db, ['replays', 'entries', 'matches'])).not.toContain('Zebedee');
    const text = granted(await node.matches.lookups.replay(id));
    expect(verdictOn(text)).toMatchObject({ ok: true, replay: { names: ['Ann', 'A former player'] } });
  });

  test('a match that is not over has none', async () => {
    const id = await seated(node.matches, people, SHORT);
    expect(await node.matches.lookups.replay(id)).toMatchObject({ error: 'NOT_FINISHED' });
    granted(await node.matches.resign(id, people[seat(0)]?.id ?? ''));
    expect(verdictOn(granted(await node.matches.lookups.replay(id)))).toMatchObject({ ok: true });
  });
});
