import { type Result, type ResultCard, refuse } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { memoryValues } from '../../match/local/keyValues.ts';
import { calledThere } from './calledThere.ts';

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ table: `t${index}` }) as ResultCard);

/** A visit of a player: which tables are asked for, how many names are told each time, and the names in the end. */
async function visit(
  player: string,
  count: number,
  values = memoryValues(),
  answer: Result<string | undefined> = { ok: true, value: `${player}’s` },
) {
  const asked: string[] = [];
  const told: number[] = [];
  const found = calledThere(cardsOf(count), player, values, async ({ table }) => {
    asked.push(table);
    return answer;
  });
  let names: readonly string[] = [];
  for await (const called of found) {
    told.push(called.size);
    names = [...called.values()];
  }
  return { asked, told, names };
}

test('two players who met have names of their own in one browser, and each is asked for once', async () => {
  const values = memoryValues();
  for (const player of ['ann', 'ben']) {
    const { asked, names } = await visit(player, 1, values);
    expect([asked, names]).toEqual([['t0'], [`${player}’s`]]);
  }
  const { asked, names } = await visit('ann', 1, values);
  expect([asked, names]).toEqual([[], ['ann’s']]);
});

test('what is known is told before anything is asked, and the rest as it comes', async () => {
  const values = memoryValues();
  await visit('ann', 1, values);
  expect((await visit('ann', 10, values)).told).toEqual([1, 5, 9, 10]);
});

test.each<[why: string, answer: Result<string | undefined>]>([
  ['the game has no name', { ok: true, value: undefined }],
  ['the table is gone', refuse('NO_SUCH_TABLE')],
  ['nobody can read the match any more', refuse('BAD_SAVE')],
])('where %s, it is asked once, so that older matches have their turn', async (_why, answer) => {
  const values = memoryValues();
  const [first, second] = [await visit('ann', 50, values, answer), await visit('ann', 50, values, answer)];
  expect([first.asked.length, first.names]).toEqual([40, []]);
  expect(second.asked).toEqual(
    cardsOf(50)
      .slice(40)
      .map(({ table }) => table),
  );
});

test.each(['BUSY', 'TOO_MANY', 'INTERNAL', 'OTHER_RULES', 'NOT_SIGNED_IN'] as const)(
  'what could not be found out now (%s) is asked again',
  async (code) => {
    const values = memoryValues();
    for (let visits = 0; visits < 2; visits++)
      expect((await visit('ann', 1, values, refuse(code))).asked).toEqual(['t0']);
  },
);
