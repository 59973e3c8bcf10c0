import type { Match } from '@riposte/kernel';
import { readReleases } from '@riposte/shelf/saves';
import { expect, test } from 'vitest';
import { carriedOver, type LocalSave, matchOf } from '../../match/local/localSave.ts';
import { dealHere, LocalSession } from '../../match/local/localSession.ts';
import { replayFileOf } from '../../match/local/replayFile.ts';
import { playOut, quickMind } from '../../match/local/testing.ts';
import { LOADED_DUEL } from './testing.ts';

const { game } = LOADED_DUEL;
const older = [...readReleases(game.id)]
  .filter(([version]) => version !== game.rulesVersion)
  .flatMap(([version, { matches }]) =>
    Object.entries(matches).map(([name, { save }]) => [`${version}-${name}`, save] as const),
  );

/** A match as a browser kept it when those rules were released; of its log these rules know nothing. */
function keptBy(saved: Match<unknown, unknown>): LocalSave {
  const save = saved as Match<unknown, LocalSave['options']>;
  const seats = save.desks.length - 1;
  return {
    game: save.game,
    rulesVersion: save.rulesVersion,
    options: save.options,
    deal: dealHere(seats),
    entries: [{ type: 'choice', seat: 0 as never, choice: { type: 'gone' } }],
    match: JSON.stringify(save),
    bots: Array.from({ length: seats }, (_, index) => (index === 0 ? undefined : 'hasty')),
    sitters: Array.from({ length: Math.max(2, seats) }, (_, index) => ({
      name: `Seat ${index}`,
      kind: index === 0 ? 'you' : 'bot',
    })),
  };
}

test('there are saves of an older version', () => {
  expect(older.length).toBeGreaterThanOrEqual(3);
});

test.each(older)('%s is carried over and played to its end', async (_name, saved) => {
  const save = carriedOver(game, keptBy(saved));
  if (!save) throw new Error('it was not carried over');
  expect(save).toMatchObject({
    rulesVersion: game.rulesVersion,
    carried: { from: saved.rulesVersion },
  });
  let kept = save;
  const session = new LocalSession(LOADED_DUEL, save, {
    mind: quickMind(game),
    onChange: (changed) => {
      kept = changed;
    },
  });
  expect(session.isBegun()).toBe(true);
  const outcome = await playOut(session);
  expect(game.outcome(matchOf(game, kept)?.state as never)).toEqual(outcome);
  expect(replayFileOf(game, kept)).toBeUndefined();
  // Opened once more it has the same log from where it was carried over.
  expect(carriedOver(game, kept)).toBe(kept);
  const again = new LocalSession(LOADED_DUEL, structuredClone(kept), { mind: quickMind(game) });
  expect(again.now().updates).toEqual(session.now().updates);
});
