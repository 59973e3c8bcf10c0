import { seat, verifyReplay } from '@riposte/kernel';
import { newerSkirmish } from '@riposte/kernel/skirmish/newer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Unavailable } from '../store/failure.ts';
import type { StoredPlayer } from '../store/players.ts';
import { type Spoken, spokenIn } from '../store/speakers.ts';
import { OPENING } from '../testing/databases.ts';
import { FORMS, someNonce, TEST_GAMES, type TestNode, type TestService } from '../testing/forms.ts';
import { bothReleases, NEWER_GAMES } from '../testing/releases.ts';
import { granted, missedSince, playOne, presentOf, questionOf, seated } from '../testing/tables.ts';
import type { NewTable } from './openings.ts';
import { Sweep } from './sweep.ts';

const SKIRMISH = { game: 'skirmish', options: { seats: 2, rounds: 4 } };
const FOREVER = 2 ** 45;

describe.each(FORMS)('two releases of the rules on $form', ({ open }) => {
  let service: TestService;
  let older: TestNode;
  let newer: TestNode;
  let people: readonly StoredPlayer[];
  beforeAll(async () => {
    service = await open();
    [older, newer] = [await service.node(), await service.node({ games: NEWER_GAMES })];
    people = [await service.player('Ann'), await service.player('Ben')];
  }, OPENING);
  afterAll(() => service.close());
  afterEach(() => gone());

  /** A node is there, and speaks these rules; a node of an older release does not say. */
  const there = (id: string, rules?: Spoken) =>
    older.db
      .insertInto('nodes')
      .values({ id, beat: FOREVER, rules: rules ? JSON.stringify(rules) : null })
      .execute();
  const bothThere = async () => {
    await there('older', spokenIn(TEST_GAMES));
    await there('newer', spokenIn(NEWER_GAMES));
  };
  const gone = (...ids: string[]) =>
    older.db
      .deleteFrom('nodes')
      .where(({ eb, and }) => (ids.length > 0 ? eb('id', 'in', ids) : and([])))
      .execute();

  async function begun(more: Partial<NewTable> = {}): Promise<string> {
    const id = await seated(older.matches, people, { ...SKIRMISH, ...more });
    for (let choice = 0; choice < 3; choice++) await playOne(older.matches, id, people);
    return id;
  }

  const rowOf = (id: string) =>
    older.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sweepOf = ({ db, bus, matches }: TestNode) => new Sweep({ db, bus, matches, time: service.time });

  /** What a node answers to the next choice of a match. */
  async function answerOf(node: TestNode, id: string) {
    const { awaiting } = await presentOf(older.matches, id, 'spectator');
    const next = awaiting[0] ?? seat(0);
    const { id: decision, choices } = await questionOf(older.matches, id, next);
    return node.matches.choose(id, people[next]?.id ?? '', { decision, choice: choices[0] });
  }

  test('while a node speaks its rules a match stays with them; newer nodes show it, and say that they cannot play it', async () => {
    await bothThere();
    const id = await begun();
    const before = await rowOf(id);
    expect(granted(await newer.matches.lookups.look(id, 'spectator'))).toHaveLength(2);
    expect(await answerOf(newer, id)).toMatchObject({ ok: false, error: 'OTHER_RULES' });
    // Nor do they ask a player what newer rules would ask: the answer is taken by the older ones.
    const own = [id, seat(0), { player: people[0]?.id }] as const;
    expect(await newer.matches.lookups.look(...own)).toMatchObject({ error: 'OTHER_RULES' });
    expect(granted(await older.matches.lookups.look(...own))).toHaveLength(2);
    expect(await rowOf(id)).toEqual(before);
    expect((await answerOf(older, id)).ok).toBe(true);
    expect(await rowOf(id)).toMatchObject({ rules_version: '2', seq: before.seq + 1 });
  });

  test('so it does while a node is there that does not say what it speaks', async () => {
    await there('ancient');
    const id = await begun();
    expect(await answerOf(newer, id)).toMatchObject({ ok: false, error: 'OTHER_RULES' });
  });

  test('once no node is left that speaks them it is carried, and nothing is lost', async () => {
    await bothThere();
    const id = await begun();
    const heads = (await older.matches.lookups.heads([id])).get(id) ?? [];
    await gone('older');
    await playOne(newer.matches, id, people);
    expect(await rowOf(id)).toMatchObject({ rules_version: '3' });
    // All were told how it stands by the newer rules; from there on the past can be told, from before it cannot.
    const now = (await newer.matches.lookups.heads([id])).get(id) ?? [];
    for (const [index, viewer] of [seat(0), seat(1), 'spectator' as const].entries()) {
      expect(now[index]).toBeGreaterThan(heads[index] ?? 0);
      expect(await missedSince(newer.matches, id, viewer, (heads[index] ?? 0) + 1)).toHaveLength(
        (now[index] ?? 0) - (heads[index] ?? 0) - 1,
      );
      const missed = granted(await newer.matches.lookups.updatesSince(id, viewer, heads[index] ?? 0));
      expect(missed.isWhole).toBe(false);
    }
    while (granted(await newer.matches.lookups.table(id)).status === 'running') {
      await playOne(newer.matches, id, people);
    }
    const text = granted(await newer.matches.lookups.replay(id));
    expect(verifyReplay(text, bothReleases)).toMatchObject({
      ok: true,
      replay: { rulesVersion: '2', carried: [{ entries: 3, rulesVersion: '3' }] },
    });
    expect(verifyReplay(text, bothReleases)).not.toHaveProperty('unplayed');
    expect(verifyReplay(text, () => newerSkirmish)).toMatchObject({ ok: true, unplayed: [{ to: 5 }] });
  });

  test('nothing that older rules have played is taken back', async () => {
    const id = await begun();
    const asked = async (player: StoredPlayer, one: number) => {
      const heads = (await newer.matches.lookups.heads([id])).get(id) ?? [];
      return newer.matches.askTakeback(id, player.id, heads[one] ?? 0);
    };
    const mover = await playOne(newer.matches, id, people);
    const other = 1 - mover;
    expect(await asked(people[other] as StoredPlayer, other)).toMatchObject({ error: 'NOTHING_TO_UNDO' });
    granted(await asked(people[mover] as StoredPlayer, mover));
    granted(await newer.matches.answerTakeback(id, people[other]?.id ?? '', true));
    granted(await newer.matches.resign(id, people[0]?.id ?? ''));
    const text = granted(await newer.matches.lookups.replay(id));
    expect(text).toContain('"type":"takeback"');
    expect(verifyReplay(text, bothReleases)).toMatchObject({ ok: true });
  });

  test('an older node lists and shows the table of a match of newer rules, and says that it has not its rules', async () => {
    await bothThere();
    const id = await seated(newer.matches, people, SKIRMISH);
    const listed = await older.matches.lookups.openTables({ status: 'running' });
    expect(listed.map((card) => card.id)).toContain(id);
    expect((await older.matches.lookups.tablesOf(people[0]?.id ?? '')).map((card) => card.id)).toContain(id);
    expect(granted(await older.matches.lookups.table(id))).toMatchObject({ id, status: 'running' });
    expect(await older.matches.lookups.look(id, 'spectator')).toMatchObject({ error: 'OTHER_RULES' });
    expect(await older.matches.resign(id, people[0]?.id ?? '')).toMatchObject({ error: 'OTHER_RULES' });
    await older.matches.forgetting.forget(id, people[1]?.id ?? '');
    await playOne(newer.matches, id, people);
    const { seats } = granted(await newer.matches.lookups.table(id));
    expect(seats.map(({ player }) => player?.name)).toEqual(['Ann', 'A former player']);
    await gone('newer');
    expect(await older.matches.resign(id, people[0]?.id ?? '')).toMatchObject({ error: 'BAD_SAVE' });
  });

  test('no cards are dealt by older rules at a table that newer rules have laid, but the other way round', async () => {
    await bothThere();
    const [ann, ben] = people as [StoredPlayer, StoredPlayer];
    const laid = granted(await newer.matches.create(ann.id, SKIRMISH)).setting.id;
    const nonce = someNonce();
    expect(await older.matches.sit(laid, ann, { nonce })).toMatchObject({ error: 'OTHER_RULES' });
    const old = granted(await older.matches.create(ann.id, SKIRMISH)).setting.id;
    granted(await older.matches.sit(old, ann, { nonce }));
    granted(await newer.matches.sit(old, ben, { nonce: someNonce() }));
    expect(await rowOf(old)).toMatchObject({ status: 'running', rules_version: '3' });
  });

  test('the clocks are kept by a node that speaks the rules, and by any once there is none', async () => {
    await bothThere();
    const clock = { type: 'live', initial: 60_000, increment: 0 } as const;
    const [first, second] = [await begun({ clock }), await begun({ clock })];
    service.time.pass(120_000);
    await sweepOf(newer).sweep();
    expect(await rowOf(first)).toMatchObject({ status: 'running' });
    await older.db.updateTable('matches').set({ deadline: null }).where('id', '=', second).execute();
    await sweepOf(older).sweep();
    expect(await rowOf(first)).toMatchObject({ status: 'over', rules_version: '2' });
    await older.db.updateTable('matches').set({ deadline: 0 }).where('id', '=', second).execute();
    await gone('older');
    await sweepOf(newer).sweep();
    expect(await rowOf(second)).toMatchObject({ status: 'over', rules_version: '3' });
    for (const id of [first, second]) {
      const text = granted(await newer.matches.lookups.replay(id));
      expect(verifyReplay(text, bothReleases)).toMatchObject({ ok: true });
    }
  });

  test('what a later release has put into a table stays there, and a line it wrote is no fault', async () => {
    const id = await begun();
    const { table_state, seq } = await rowOf(id);
    const state = JSON.stringify({ ...JSON.parse(table_state), omen: 'dark' });
    await older.db.updateTable('matches').set({ table_state: state }).where('id', '=', id).execute();
    granted(await (await service.node()).matches.leave(id, people[0]?.id ?? ''));
    await playOne(older.matches, id, people);
    expect((await rowOf(id)).table_state).toContain('"omen":"dark"');
    const entry = JSON.stringify({ type: 'foretold', seat: 0 });
    await older.db
      .updateTable('entries')
      .set({ entry })
      .where('match_id', '=', id)
      .where('number', '=', seq)
      .execute();
    await expect(missedSince(older.matches, id, seat(0), 0)).rejects.toThrow(Unavailable);
  });
});
