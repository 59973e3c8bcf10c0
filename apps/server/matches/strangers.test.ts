import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { FORMS, someNonce } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { granted, playOne, seated } from '../testing/tables.ts';

const [SEVERAL] = FORMS;

describe('strangers at a running match', () => {
  const { one, other, ann, ben, cleo } = gathered(SEVERAL.open);

  test('are refused at once while others hold its row, and its players go on', async () => {
    const id = await seated(one.matches, [ann, ben]);
    const { openings } = one.matches;
    const asked = () =>
      Promise.all([
        openings.showNonce(id, cleo.id, someNonce()),
        one.matches.sit(id, cleo, { nonce: someNonce() }),
        one.matches.leave(id, cleo.id),
        openings.rematch(id, cleo.id),
        openings.begin(id, cleo.id),
        openings.close(id, cleo.id),
        openings.askBot(id, cleo.id, { bot: 'random' }),
      ]);
    const answers = await other.db.transaction().execute(async (holder) => {
      await sql`select from matches where id = ${id} for update`.execute(holder);
      return Promise.race([asked(), wait(5_000, undefined)]);
    });
    expect(answers?.map((answer) => !answer.ok && answer.error)).toEqual([
      'NOT_SEATED',
      'ALREADY_STARTED',
      'NOT_SEATED',
      'NOT_FINISHED',
      'NOT_ALLOWED',
      'NOT_ALLOWED',
      'NOT_ALLOWED',
    ]);
    await playOne(one.matches, id, [ann, ben]);
  });

  test('stand in no line at a table whose row its host waits for', async () => {
    const created = await one.matches.create(ann.id, { game: 'skirmish', options: { seats: 4 } });
    const { id } = granted(created).setting;
    let host: Promise<unknown> | undefined;
    const refused = await other.db.transaction().execute(async (holder) => {
      await sql`select from matches where id = ${id} for update`.execute(holder);
      host = one.matches.openings.askBot(id, ann.id, { bot: 'random' });
      return Promise.race([one.matches.openings.begin(id, cleo.id), wait(5_000, undefined)]);
    });
    expect(refused).toMatchObject({ error: 'NOT_ALLOWED' });
    expect(await host).toMatchObject({ ok: true });
  });
});
