import { KEPT_DAYS } from '@riposte/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { say } from '../lobby/chat.ts';
import { reportLine } from '../lobby/reports.ts';
import { withLobby } from '../lobby/schema.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { givenUp, granted, seated } from '../testing/tables.ts';
import { deleteUnbegun } from './unbegun.ts';

describe.each(FORMS)('tables that never began, on $form', ({ open }) => {
  const { one, ann, ben } = gathered(open);

  /** A table that was closed with a player at it. */
  async function closed(): Promise<string> {
    const { id } = granted(
      await one.matches.create(ann.id, { game: DUEL_ID, visibility: 'private' }),
    ).setting;
    const key = granted(await one.matches.lookups.invitation(id, { player: ann.id }));
    granted(await one.matches.sit(id, ann, { nonce: someNonce() }, key));
    granted(await one.matches.openings.close(id, ann.id));
    return id;
  }

  async function age(days: number, ids: readonly string[]): Promise<void> {
    await sql`
      update matches set ended_at = ended_at - make_interval(days => ${days}::integer)
      where id = any(${sql.val(ids)}::text[])`.execute(one.db);
  }

  /** In which tables of the database something of a table is left. */
  async function traces(id: string): Promise<readonly string[]> {
    const { rows } = await sql<{ kept: string }>`
      select 'matches' as kept from matches where id = ${id}
      union select 'seats' from seats where match_id = ${id}
      union select 'entries' from entries where match_id = ${id}
      union select 'invitations' from invitations where match_id = ${id}
      union select 'chat' from chat where match_id = ${id}
      union select 'visits' from visits where match_id = ${id}
      union select 'active_seats' from active_seats where match_id = ${id}
      order by kept`.execute(one.db);
    return rows.map(({ kept }) => kept);
  }

  test('are deleted with all that belongs to them after their days; matches stay, played or not over', async () => {
    const [old, fresh] = [await closed(), await closed()];
    const lobby = withLobby(one.db);
    await lobby.insertInto('visits').values({ match_id: old, player_id: ben.id }).execute();
    const played = await givenUp(one.matches, [ann, ben], 2);
    const running = await seated(one.matches, [ann, ben]);
    const waiting = granted(await one.matches.create(ann.id, { game: DUEL_ID })).setting.id;
    await age(KEPT_DAYS.unbegunTable + 1, [old, played, running, waiting]);
    await age(KEPT_DAYS.unbegunTable - 1, [fresh]);
    expect(await traces(old)).toEqual(['entries', 'invitations', 'matches', 'seats', 'visits']);
    expect(await deleteUnbegun(one.db)).toBe(1);
    expect(await traces(old)).toEqual([]);
    expect(await traces(fresh)).toContain('seats');
    for (const id of [played, running, waiting]) expect(await traces(id)).toContain('matches');
    expect(await deleteUnbegun(one.db)).toBe(0);
  });

  test('stay while a report tells of what was said there', async () => {
    const { id } = granted(await one.matches.create(ann.id, { game: DUEL_ID })).setting;
    for (const player of [ann]) granted(await one.matches.sit(id, player, { nonce: someNonce() }));
    const lobby = withLobby(one.db);
    const line = granted(await say(lobby, ann, id, 'Hello'));
    await lobby.insertInto('visits').values({ match_id: id, player_id: ben.id }).execute();
    granted(await reportLine(lobby, ben, line.id, 'rude'));
    granted(await one.matches.openings.close(id, ann.id));
    await age(KEPT_DAYS.unbegunTable + 1, [id]);
    expect(await deleteUnbegun(one.db)).toBe(0);
    await lobby.deleteFrom('reports').where('chat_id', '=', line.id).execute();
    expect(await deleteUnbegun(one.db)).toBe(1);
    expect(await traces(id)).toEqual([]);
  });
});
