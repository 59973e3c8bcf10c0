import { readdirSync, readFileSync } from 'node:fs';
import type { Match } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { carriedOver, type LocalSave, matchOf } from '../../play/localSave.ts';
import { dealHere, LocalSession } from '../../play/localSession.ts';
import { replayFileOf } from '../../play/replayFile.ts';
import { playOut, quickMind } from '../../play/testing.ts';
import { DUEL } from './testing.ts';

const { game } = DUEL;
const folder = new URL('../../../../packages/games/flash-duel/saves/', import.meta.url);
const older = readdirSync(folder).filter((file) => /^\d.*\.json$/.test(file) && !isPresent(file));

function isPresent(file: string): boolean {
  return file.startsWith(game.rulesVersion);
}

/** A match as a browser kept it when those rules were released; of its log these rules know nothing. */
function keptBy(file: string): LocalSave {
  const { save } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    readonly save: Match<unknown, LocalSave['options']>;
  };
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

test('there are saves of every older version', () => {
  expect(new Set(older.map((file) => file.slice(0, 5))).size).toBeGreaterThanOrEqual(3);
});

test.each(older)('%s is carried over and played to its end', async (file) => {
  const save = carriedOver(game, keptBy(file));
  if (!save) throw new Error('it was not carried over');
  expect(save).toMatchObject({
    rulesVersion: game.rulesVersion,
    carried: { from: keptBy(file).rulesVersion },
  });
  let kept = save;
  const session = new LocalSession(DUEL, save, {
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
  const again = new LocalSession(DUEL, structuredClone(kept), { mind: quickMind(game) });
  expect(again.now().updates).toEqual(session.now().updates);
});
