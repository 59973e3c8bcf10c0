import { flashDuel, optionsOf } from '@riposte/flash-duel';
import { faultOf, fullTable, verifyReplay } from '@riposte/kernel';
import { expect, test, vi } from 'vitest';
import { playedAgain } from '../../match/local/localSave.ts';
import { dealHere, type LocalSave, LocalSession } from '../../match/local/localSession.ts';
import { replayFileOf } from '../../match/local/replayFile.ts';
import { playOut, quickMind } from '../../match/local/testing.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;

function saveOf(options: Parameters<typeof optionsOf>[0], me = 0): LocalSave {
  const values = optionsOf(options);
  const seats = fullTable(flashDuel, values);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: values,
    deal: dealHere(seats),
    entries: [],
    bots: Array.from({ length: seats }, (_, index) => (index === me ? undefined : 'hasty')),
    sitters: Array.from({ length: Math.max(2, seats) }, (_, index) => ({
      name: `Seat ${index}`,
      kind: index === me ? 'you' : 'bot',
    })),
  };
}

test.each([
  ['simple', {}],
  ['full, double-blind', { mode: 'full', selection: 'double-blind' }],
  ['clockwork', { mode: 'clockwork' }],
  ['solo', { mode: 'solo', bot: 'dragon' }],
  ['team', { mode: 'team' }],
  ['raid', { mode: 'raid' }],
  ['betrayal', { mode: 'betrayal' }],
] as const)('a match of %s goes on to its end, with one bot thinking at a time', async (_mode, options) => {
  const mind = quickMind(game);
  let kept: LocalSave | undefined;
  const session = new LocalSession(LOADED_DUEL, saveOf(options), {
    mind,
    onChange: (save) => {
      kept = save;
    },
  });
  const outcome = await playOut(session);
  expect(outcome.places).toHaveLength(fullTable(flashDuel, optionsOf(options)));
  expect(mind.most).toBeLessThanOrEqual(1);
  if (!kept) throw new Error('nothing was kept');
  const file = replayFileOf(game, kept);
  expect(verifyReplay(file ?? '', () => game)).toMatchObject({ ok: true, outcome });
});

test('a match that is opened again asks the same and has the same log', async () => {
  let kept: LocalSave | undefined;
  const session = new LocalSession(LOADED_DUEL, saveOf({}), {
    mind: quickMind(game),
    onChange: (save) => {
      kept = save;
    },
  });
  for (let turn = 0; turn < 6; turn++) {
    const question = session.now().updates.at(-1)?.decision;
    const [choice] = question?.choices ?? [];
    if (question && choice) session.choose(question.id, choice);
    await vi.waitFor(() => expect(session.now().updates.at(-1)?.decision).toBeDefined());
  }
  if (!kept) throw new Error('nothing was kept');
  session.close();
  const again = new LocalSession(LOADED_DUEL, structuredClone(kept), { mind: quickMind(game) });
  expect(again.now().updates).toEqual(session.now().updates);
});

test('a secret choice of a bot tells nobody anything before all have chosen', async () => {
  const mind = quickMind(game);
  const session = new LocalSession(LOADED_DUEL, saveOf({ mode: 'full', selection: 'double-blind' }), {
    mind,
  });
  await vi.waitFor(() => expect(mind.asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  const { updates } = session.now();
  expect(updates.flatMap(({ events }) => events)).toEqual([]);
  expect(updates.at(-1)?.decision?.question).toBe('character');
  expect(JSON.stringify(updates.at(-1)?.view)).not.toMatch(/"character":/);
  const question = updates.at(-1)?.decision;
  const [first] = question?.choices ?? [];
  if (question && first) session.choose(question.id, first);
  expect(session.now().updates.at(-1)?.events).toContainEqual(
    expect.objectContaining({ type: 'charactersChosen' }),
  );
});

test('a thought about a question that is no longer open is dropped', async () => {
  const gate = Promise.withResolvers<void>();
  const mind = quickMind(game, gate.promise);
  const session = new LocalSession(LOADED_DUEL, saveOf({ mode: 'full', selection: 'double-blind' }), {
    mind,
  });
  const before = session.now().updates.length;
  session.close();
  gate.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.now().updates).toHaveLength(before);
  expect(mind.close).toHaveBeenCalled();
});

test('a bot that cannot think answers in haste', async () => {
  const mind = { think: () => Promise.reject(new Error('no worker')), close: () => {} };
  const outcome = await playOut(new LocalSession(LOADED_DUEL, saveOf({}), { mind }));
  expect(outcome.places).toContain(1);
});

test('who gives up has lost, and is asked nothing more', async () => {
  const onChange = vi.fn();
  const session = new LocalSession(LOADED_DUEL, saveOf({ mode: 'solo' }), {
    mind: quickMind(game),
    onChange,
  });
  session.giveUp();
  expect(session.now().ending?.text).toBe('You gave up.');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ givenUp: true }), undefined);
  const { length } = session.now().updates;
  const question = session.now().updates.at(-1)?.decision;
  const [first] = question?.choices ?? [];
  if (question && first) session.choose(question.id, first);
  expect(session.now().updates).toHaveLength(length);
});

test('a log that these rules do not allow is not played again', () => {
  const save = saveOf({});
  expect(playedAgain(game, save)).toBeDefined();
  expect(playedAgain(game, { ...save, rulesVersion: '0.0.1' })).toBeUndefined();
  const entries = [{ type: 'choice', seat: 0, choice: { type: 'fly' } }] as unknown as LocalSave['entries'];
  expect(playedAgain(game, { ...save, entries })).toBeUndefined();
  expect(faultOf(save.deal)).toBeUndefined();
});
