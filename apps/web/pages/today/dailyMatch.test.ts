import { type Task, type Thought, thinkerOf } from '@riposte/bots';
import { type AnyGuide, asAny, defineGuide, type Entry } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { chanceOfDay, checkDuel, dailyOf, type Week } from '@riposte/shelf/daily';
import { expect, test } from 'vitest';
import type { KeptMatch, LocalSave } from '../../match/local/localSave.ts';
import { LocalSession } from '../../match/local/localSession.ts';
import { dailyMatch } from './dailyMatch.ts';

const game = asAny(skirmish);
const guide: AnyGuide = defineGuide({ rulebook: new URL('file:///RULES.md') });
const WEEK: Week = Array.from({ length: 7 }, () => ({ options: { seats: 2, rounds: 3 }, level: 3 }));
const DAY = '2026-11-17';

const think = thinkerOf([game]);
const mind = { think: async (task: Task): Promise<Thought> => think(task) as Thought, close() {} };

/** Plays with the first answer there is until it is over, or so many entries are there; gives all that is kept. */
async function played({ save: from }: KeptMatch, most = 1_000): Promise<LocalSave> {
  let save = from;
  let isOver = false;
  const session = new LocalSession({ game, guide }, from, {
    mind,
    chance: (view) => chanceOfDay(game.id, DAY, view),
    hasAdvice: false,
    onChange: (changed, outcome) => {
      save = changed;
      isOver = outcome !== undefined;
    },
  });
  for (let turn = 0; turn < 2_000 && !isOver && save.entries.length < most; turn++) {
    const question = session.now().updates.at(-1)?.decision;
    const [choice] = question?.choices ?? [];
    if (question && choice) session.choose(question.id, choice);
    await new Promise((resolve) => setTimeout(resolve));
  }
  session.close();
  return save;
}

const dealt = () => dailyMatch({ game, guide }, WEEK, DAY, 'Ann', true);
const entriesOf = async (match: KeptMatch): Promise<readonly Entry<unknown>[]> =>
  (await played(match)).entries;

test('the same play gives the same match, in every browser and after a reload', async () => {
  const once = await entriesOf(dealt());
  expect(once.length).toBeGreaterThan(10);
  expect(await entriesOf(dealt())).toEqual(once);
  const left = await played(dealt(), 7);
  expect(left.entries.length).toBeLessThan(once.length);
  expect(await entriesOf({ ...dealt(), save: left })).toEqual(once);
});

test('what is played here is what the server takes for the duel of the day', async () => {
  const entries = await entriesOf(dealt());
  const duel = { game, day: DAY, daily: dailyOf(WEEK, DAY) };
  expect(checkDuel(duel, entries)).toMatchObject({
    ok: true,
    value: { result: expect.stringMatching(/won|lost|drawn/) },
  });
  expect(checkDuel({ ...duel, daily: { ...duel.daily, level: 8 } }, entries)).toMatchObject({ ok: false });
});

test('the duel that counts is played without advice', () => {
  const at = (hasAdvice: boolean) =>
    new LocalSession({ game, guide }, dealt().save, { mind, hasAdvice }).advise;
  expect(at(false)).toBeUndefined();
  expect(at(true)).toBeDefined();
});
