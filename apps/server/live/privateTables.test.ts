import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS } from '../testing/forms.ts';
import type { Asking } from '../testing/liveClient.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { granted, playOne, seated } from '../testing/tables.ts';

const NO_TABLE = `0${'1'.repeat(25)}`;
/** Everything that can be asked about a table. */
function requestsAbout(match: string): readonly Asking[] {
  return [
    { match, type: 'watch', as: 'spectator' },
    { match, type: 'watch', as: 'spectator', since: 0 },
    { match, type: 'watch', as: seat(0) },
    { match, type: 'watch', as: seat(9) },
    { match, type: 'watch', as: 'spectator', key: 'A'.repeat(22) },
    { match, type: 'unwatch', as: 'spectator' },
    { match, type: 'choose', decision: 'q1', choice: { match, type: 'pass' } },
    { match, type: 'plan', choices: [] },
    { match, type: 'undo', seq: 1 },
    { match, type: 'resign' },
    { match, type: 'offerDraw' },
    { match, type: 'answerDraw', accept: true },
    { match, type: 'takeback', seq: 1 },
    { match, type: 'answerTakeback', accept: true },
    { match, type: 'handOver', seat: seat(1) },
    { match, type: 'chat', text: 'Hello?' },
  ];
}

describe.each(FORMS)('a private table on the live channel, on $form', ({ open }) => {
  const house = liveHouse(open);

  /** A private match of Ann and Ben, which may be watched late from their seats. */
  async function match(): Promise<{ id: string; key: string }> {
    const { one, ann, ben } = house;
    const wanted = { game: DUEL_ID, visibility: 'private', fullViewAfter: 60_000 } as const;
    const id = await seated(one.matches, [ann, ben], wanted);
    const key = granted(await one.matches.lookups.invitation(id, { player: ann.id }));
    return { id, key: key ?? '' };
  }

  test('is no table at all to those who know no more than its id, whatever they ask', async () => {
    const { one, other, ann, ben, eve } = house;
    const { id } = await match();
    await playOne(one.matches, id, [ann, ben]);
    house.service.time.pass(120_000);
    for (const player of [undefined, eve]) {
      const client = await house.clientOf(player, other);
      const answer = async (asking: Asking) => {
        const { request: _name, ...said } = await client.ask(asking);
        return said;
      };
      const aboutNone = requestsAbout(NO_TABLE);
      for (const [index, asking] of requestsAbout(id).entries()) {
        const told = await answer(asking);
        expect(told, asking.type).toEqual(await answer(aboutNone[index] ?? { type: 'ping' }));
        expect(told.type).toBe('refused');
      }
      await playOne(one.matches, id, [ann, ben]);
      await client.ask({ type: 'ping' });
      expect(client.texts.filter((text) => text.includes(id))).toEqual([]);
    }
  });

  test('is watched by its key: now, again after a while, and late from a seat', async () => {
    const { one, other, ann, ben, eve } = house;
    const { id, key } = await match();
    await playOne(one.matches, id, [ann, ben]);
    for (const player of [undefined, eve]) {
      const client = await house.clientOf(player, other);
      for (const since of [undefined, 0]) {
        const from = since === undefined ? {} : { since };
        const answer = await client.ask({ type: 'watch', match: id, as: 'spectator', key, ...from });
        expect(answer.type).toBe('accepted');
      }
      house.service.time.pass(120_000);
      const late = await client.ask({ type: 'watch', match: id, as: seat(0), key });
      expect(late.type).toBe('accepted');
      await playOne(one.matches, id, [ann, ben]);
      const before = client.texts.length;
      house.service.time.pass(120_000);
      await client.until(() => client.texts.slice(before).some((text) => text.includes('"as":0')));
      expect(client.texts.join('\n')).not.toContain(key);
    }
  });

  test('is watched by its players without a key, and none is in what they are sent', async () => {
    const { one, other, ann, ben } = house;
    const { id, key } = await match();
    for (const [index, player] of [ann, ben].entries()) {
      const client = await house.clientOf(player, other);
      const watched = await client.watch(id, seat(index));
      await playOne(one.matches, id, [ann, ben]);
      await client.until(() => watched.texts.length > 0);
      expect(client.faults).toEqual([]);
      expect(client.texts.join('\n')).not.toContain(key);
    }
  });
});
