import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { FORMS, TEST_GAMES } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { countRoundTrips } from '../testing/roundTrips.ts';
import { granted, playOne, presentOf, seated } from '../testing/tables.ts';
import { findTable } from './archive.ts';
import { MOST_ASIDES, MOST_OFFERS, tooMany } from './asides.ts';
import type { Line } from './line.ts';
import { MOST_AT_ONCE } from './matches.ts';
import { takeLine } from './step.ts';

const A = seat(0);
const B = seat(1);

describe.each(FORMS)('on $form', ({ open }) => {
  const { one, other, ann, ben } = gathered(open);

  async function linesOf(id: string): Promise<number> {
    const { seq } = await one.db
      .selectFrom('matches')
      .select('seq')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return seq;
  }

  async function offerAndDecline(id: string) {
    const offered = await one.matches.offerDraw(id, ann.id);
    if (offered.ok) granted(await other.matches.answerDraw(id, ben.id, false));
    return offered;
  }

  /** Makes choices until this seat has made one. */
  async function untilPlayed(id: string, player: number) {
    while ((await playOne(one.matches, id, [ann, ben])) !== player);
  }

  test('a player whose offers are declined can offer again after their next choice, and not before', async () => {
    const id = await seated(one.matches, [ann, ben]);
    for (let count = 0; count < MOST_OFFERS; count++) granted(await offerAndDecline(id));
    const before = await linesOf(id);
    for (let count = 0; count < 5; count++) {
      expect(await offerAndDecline(id)).toMatchObject({ ok: false, error: 'TOO_OFTEN' });
    }
    expect(await linesOf(id)).toBe(before);
    granted(await one.matches.offerDraw(id, ben.id));
    granted(await one.matches.answerDraw(id, ann.id, false));
    await untilPlayed(id, A);
    granted(await offerAndDecline(id));
  });

  test('whoever may not ask for a takeback now is refused before anything of the log is read', async () => {
    const id = await seated(one.matches, [ann, ben]);
    await untilPlayed(id, A);
    const head = async () => (await presentOf(one.matches, id, A)).seq;
    for (let count = 0; count < MOST_OFFERS; count++) {
      granted(await one.matches.askTakeback(id, ann.id, await head()));
      granted(await other.matches.answerTakeback(id, ben.id, false));
    }
    const trips = countRoundTrips();
    const isRead = async (before: number, error: string) => {
      const seq = (await head()) - before;
      const said = await trips.during(async () =>
        expect(await one.matches.askTakeback(id, ann.id, seq)).toMatchObject({ error }),
      );
      return said.some(({ text }) => /^select\b.*\bentries\b/s.test(text));
    };
    try {
      expect([await isRead(0, 'TOO_OFTEN'), await isRead(1, 'TOO_OFTEN')]).toEqual([false, false]);
      granted(await one.matches.resign(id, ben.id));
      expect(await isRead(1, 'GAME_OVER')).toBe(false);
    } finally {
      trips.stop();
    }
  });

  test('what a player asks at once beyond a bound does not stand in line, before what the opponent asks or to win time', async () => {
    const id = await seated(one.matches, [ann, ben]);
    const junk = { decision: 'none', choice: { type: 'nothing' } };
    const asked = Array.from({ length: 100 }, () => one.matches.choose(id, ann.id, junk));
    const offered = one.matches.offerDraw(id, ben.id);
    const answers = (await Promise.all(asked)).map((answer) => (answer.ok ? 'done' : answer.error));
    expect(answers.filter((answer) => answer !== 'TOO_MANY')).toHaveLength(MOST_AT_ONCE);
    granted(await offered);
    expect(await one.matches.choose(id, ann.id, junk)).not.toMatchObject({ error: 'TOO_MANY' });
  });

  test('what a seat asks for beside its choices makes a log longer only up to a bound', async () => {
    const id = await seated(one.matches, [ann, ben]);
    const findGame = (name: string) => TEST_GAMES.find((game) => game.id === name);
    let { table } = granted(await findTable(one.db, findGame, id));
    const take = (line: Line) => {
      const taken = granted(takeLine(table, { line, at: table.clock.since }));
      if (taken !== 'again') table = taken.table;
    };
    const leaving: Line[] = [
      { type: 'left', seat: A },
      { type: 'returned', seat: A },
    ];
    for (let count = 0; count < MOST_ASIDES; count++) {
      expect(leaving.map((line) => tooMany(table, line))).toEqual([undefined, undefined]);
      for (const line of leaving) take(line);
    }
    const lines: Line[] = [
      { type: 'left', seat: A },
      { type: 'undo', seat: A, seq: 1 },
      { type: 'planned', seat: A },
      { type: 'asked', seat: A, wish: 'draw' },
    ];
    for (const line of lines) expect(tooMany(table, line)).toMatchObject({ error: 'TOO_OFTEN' });
    const still: Line[] = [
      { type: 'returned', seat: A },
      { type: 'resigned', seat: A, bot: 'random' },
      { type: 'choice', seat: A, id: '', choice: {} },
      { type: 'left', seat: B },
    ];
    for (const line of still) expect(tooMany(table, line)).toBeUndefined();
  });
});
