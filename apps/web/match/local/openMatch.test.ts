import { type AnyGame, type AnyGuide, asAny, defineGuide } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { keep } from './keep.ts';
import type { KeptMatch } from './localSave.ts';
import { LocalSession } from './localSession.ts';
import { beginMatch, currentOrNew } from './openMatch.ts';
import { playOut, quickMind } from './testing.ts';

const game = asAny(skirmish);
/** The next release of the same rules, with a way to it and without. */
const next: AnyGame = {
  ...game,
  rulesVersion: '3',
  migrations: [...game.migrations, { from: '2', to: '3', renamed: {} }],
};
const apart: AnyGame = { ...game, rulesVersion: '3' };

const guide: AnyGuide = defineGuide({ rulebook: new URL('file:///RULES.md') });

/** A match in which the player has answered, kept as it stands. */
async function leftMatch(): Promise<KeptMatch> {
  const begun = beginMatch({ game, guide }, { options: { seats: 2, rounds: 3 }, seats: 2, seat: 0 });
  let { save } = begun;
  const session = new LocalSession({ game, guide }, save, {
    mind: quickMind(game),
    onChange: (changed) => {
      save = changed;
    },
  });
  const question = session.now().updates.at(-1)?.decision;
  const [choice] = question?.choices ?? [];
  if (question && choice) session.choose(question.id, choice);
  session.close();
  const left = { ...begun, save };
  await keep.saveMatch(left);
  return left;
}

test('a match that was left is gone on with', async () => {
  const left = await leftMatch();
  expect(await currentOrNew({ game, guide })).toEqual({ match: left });
});

test('a match that was left goes on by the rules of the next release', async () => {
  const left = await leftMatch();
  const { match, since } = await currentOrNew({ game: next, guide });
  expect(since).toBe('carried');
  expect(match).toMatchObject({ id: left.id, save: { rulesVersion: '3', carried: { from: '2' } } });
  expect(await keep.currentMatch(game.id)).toEqual(match);
  const session = new LocalSession({ game: next, guide }, match.save, { mind: quickMind(next) });
  expect((await playOut(session)).places).toContain(1);
});

test('where no way leads to the new rules, the player is told, and another match begins', async () => {
  const left = await leftMatch();
  const { match, since } = await currentOrNew({ game: apart, guide });
  expect(since).toBe('lost');
  expect(match.id).not.toBe(left.id);
  expect(match.save).toMatchObject({ rulesVersion: '3', entries: [] });
});

test('a match kept without how it stands is gone on with only by its own rules', async () => {
  const left = await leftMatch();
  const { match: _none, ...save } = left.save;
  await keep.saveMatch({ ...left, save });
  expect(await currentOrNew({ game, guide })).toEqual({ match: { ...left, save } });
  expect((await currentOrNew({ game: next, guide })).since).toBe('lost');
});
