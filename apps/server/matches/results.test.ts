import { type AnyGuide, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { achievementsOf, rewarding } from '../lobby/achievements.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { EACH_FORM, someNonce, type TestNode, type TestService } from '../testing/forms.ts';
import { givenUp, granted, playOne, seated } from '../testing/tables.ts';
import { Results } from './results.ts';

const SHORT = { game: 'skirmish', options: { seats: 2, rounds: 2 } };
const FINISHED = { name: 'Finisher', points: 3, rule: '1.1' };

/** A match to its end earns something, however often. */
const REWARDING = rewarding(
  [skirmish],
  new Map([
    [
      'skirmish',
      {
        feats: {
          counts: () => true,
          resultOf: () => 'finished',
          earned: (results) => (results.length > 0 ? [FINISHED] : []),
          compact: (results) => [...new Set(results)],
          all: [FINISHED],
        },
      } as Pick<AnyGuide, 'feats'> as AnyGuide,
    ],
  ]),
);

describe.each(EACH_FORM)('results on $form', ({ open }) => {
  let service: TestService;
  let node: TestNode;
  let people: readonly [StoredPlayer, StoredPlayer];
  beforeAll(async () => {
    service = await open();
    node = await service.node({ rewarding: REWARDING });
  }, OPENING);
  beforeEach(async () => {
    people = [await service.player('Ann'), await service.player('Ben')];
  });
  afterAll(() => service.close());

  const rowsOf = (id: string) =>
    node.db
      .selectFrom('results')
      .innerJoin('modes', 'modes.id', 'results.mode')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('seat')
      .execute();
  const dueOf = (id: string) =>
    node.db.selectFrom('results_due').selectAll().where('match_id', '=', id).executeTakeFirst();
  const activeAt = async (id: string) => {
    const rows = await node.db
      .selectFrom('active_seats')
      .select('player_id')
      .where('match_id', '=', id)
      .execute();
    return rows.map(({ player_id }) => player_id).sort();
  };
  const newResults = (onError = (error: unknown) => expect(error).toBeUndefined()) =>
    new Results({ db: node.db, rewarding: REWARDING, onError });

  /** A match to its end. */
  async function finished(): Promise<string> {
    const id = await seated(node.matches, people, SHORT);
    while (granted(await node.matches.lookups.table(id)).status === 'running') {
      service.time.pass(100);
      await playOne(node.matches, id, people);
    }
    await node.matches.settled();
    return id;
  }

  /** As if the commit that ended the match could not write them. */
  async function loseResults(id: string): Promise<void> {
    await node.db.deleteFrom('results').where('match_id', '=', id).execute();
    await node.db
      .insertInto('results_due')
      .values({ match_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  test('the commit that ends a match writes a row for each seat of a person', async () => {
    const id = await seated(node.matches, people, { game: DUEL_ID, options: { mode: 'simple' } });
    service.time.pass(90_000);
    granted(await node.matches.resign(id, people[0].id));
    // Nothing that comes after the commit has been waited for.
    const [ann, ben] = await rowsOf(id);
    expect(ann).toMatchObject({
      player_id: people[0].id,
      seat: 0,
      game: DUEL_ID,
      clock: 'none',
      place: 2,
      is_drawn: false,
      ended_by: 'resigned',
      opponents: [people[1].id],
      duration: 90_000,
      has_stand_in: false,
      is_public: true,
      accuracy: null,
    });
    expect(JSON.parse(ann?.options ?? '')).toMatchObject({ mode: 'simple' });
    expect(ben).toMatchObject({ player_id: people[1].id, seat: 1, place: 1, opponents: [people[0].id] });
    await node.matches.settled();
    // It counts for nothing more: the next sweep finds that nothing is missing.
    await newResults().completeLeft(100);
    expect(await dueOf(id)).toBeUndefined();
  });

  test('a bot is named among the opponents and has no row; a private match is marked', async () => {
    const [ann] = people;
    const wanted = { ...SHORT, visibility: 'private' as const };
    const { id } = granted(await node.matches.create(ann.id, wanted)).setting;
    granted(await node.matches.openings.askBot(id, ann.id, { seat: seat(1), bot: 'level-1' }));
    granted(await node.matches.sit(id, ann, { nonce: someNonce() }));
    granted(await node.matches.resign(id, ann.id));
    await node.matches.settled();
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([{ player_id: ann.id, opponents: ['bot level-1'], is_public: false }]);
  });

  test('a table that was closed before the deal leaves none, and many matches of one mode name it once', async () => {
    const closed = granted(await node.matches.create(people[0].id, { game: DUEL_ID })).setting.id;
    granted(await node.matches.openings.close(closed, people[0].id));
    const [one, other] = [await givenUp(node.matches, people, 0), await givenUp(node.matches, people, 0)];
    expect(await rowsOf(closed)).toEqual([]);
    expect(await dueOf(closed)).toBeUndefined();
    expect((await rowsOf(one))[0]?.mode).toBe((await rowsOf(other))[0]?.mode);
  });

  test('a seat is active from sitting down to standing up, or to the end', async () => {
    const [ann, ben] = people;
    const { id } = granted(await node.matches.create(ann.id, { game: DUEL_ID })).setting;
    granted(await node.matches.sit(id, ann, { nonce: someNonce() }));
    expect(await activeAt(id)).toEqual([ann.id]);
    granted(await node.matches.leave(id, ann.id));
    expect(await activeAt(id)).toEqual([]);
    for (const player of people) granted(await node.matches.sit(id, player, { nonce: someNonce() }));
    expect(await activeAt(id)).toEqual([ann.id, ben.id].sort());
    expect((await node.matches.lookups.unfinishedOf(ben.id)).map(({ table }) => table.id)).toEqual([id]);
    granted(await node.matches.resign(id, ann.id));
    expect(await activeAt(id)).toEqual([]);
    await node.matches.settled();
  });

  test('what a match counts for is added once it is over, and a node that dies before leaves it to another', async () => {
    const [ann] = people;
    const id = await finished();
    expect(await achievementsOf(node.db, ann.id, REWARDING)).toEqual([{ game: 'skirmish', ...FINISHED }]);
    // As if it had died between the commit and this.
    await node.db.deleteFrom('feats').execute();
    await node.db.insertInto('results_due').values({ match_id: id }).execute();
    while ((await newResults().completeLeft(10)) > 0);
    expect(await achievementsOf(node.db, ann.id, REWARDING)).toEqual([{ game: 'skirmish', ...FINISHED }]);
    await finished();
    expect(await achievementsOf(node.db, ann.id, REWARDING)).toEqual([{ game: 'skirmish', ...FINISHED }]);
    const { results } = await node.db
      .selectFrom('feats')
      .select('results')
      .where('player_id', '=', ann.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(results)).toEqual(['finished']);
  });

  test('a match whose results cannot be written ends all the same, and the sweep says why', async () => {
    const id = await seated(node.matches, people);
    const intact = await givenUp(node.matches, people, 0);
    await node.db.updateTable('matches').set({ terms: 'broken' }).where('id', '=', id).execute();
    granted(await node.matches.resign(id, people[0].id));
    expect(await rowsOf(id)).toEqual([]);
    await node.matches.settled();
    expect(await dueOf(id)).toBeDefined();
    await loseResults(intact);
    const errors: unknown[] = [];
    const results = newResults((error) => errors.push(error));
    await results.completeLeft(100);
    expect((await rowsOf(intact)).length).toBe(2);
    expect(errors).toHaveLength(1);
    expect(`${errors[0]}`).toMatch(/json/);
    expect(await dueOf(id)).toMatchObject({ tries: 1 });
    await node.db.updateTable('matches').set({ terms: '{}' }).where('id', '=', id).execute();
    await results.completeLeft(100);
    expect((await rowsOf(id)).length).toBe(2);
  });

  test('an analysis adds how exactly each seat chose', async () => {
    const id = await givenUp(node.matches, people, 1);
    const analyses = node.db.withTables<{ analyses: { match_id: string; accuracies: string | null } }>();
    await analyses.insertInto('analyses').values({ match_id: id, accuracies: null }).execute();
    await analyses.updateTable('analyses').set({ accuracies: '[97.25,null]' }).execute();
    expect((await rowsOf(id)).map(({ accuracy }) => accuracy)).toEqual([97.25, null]);
    await loseResults(id);
    await newResults().completeLeft(100);
    expect((await rowsOf(id)).map(({ accuracy }) => accuracy)).toEqual([97.25, null]);
  });
});
