import {
  type AnyGuide,
  asAny,
  defineGuide,
  formatReplay,
  History,
  makeDeal,
  seat,
  type Verified,
  verifyReplay,
} from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { keepOn } from './keep.ts';
import { memoryValues } from './keyValues.ts';
import { carriedOver, isBegun, type KeptMatch } from './localSave.ts';
import { LocalSession } from './localSession.ts';
import { matchFrom } from './playingOn.ts';
import { replayFileOf } from './replayFile.ts';
import { playOut, quickMind } from './testing.ts';

const game = asAny(skirmish);
const guide: AnyGuide = defineGuide({ rulebook: new URL('file:///RULES.md') });
const HOST = { name: 'Ann', level: 3 };
const JUNCTION = { entries: 5, seat: seat(1) };
const OPTIONS = { seats: 2, rounds: 3 };

/** A match that was given up after seven choices. */
function over(): Verified {
  const deal = makeDeal('ab'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]);
  const history = new History(game, OPTIONS, deal);
  while (history.entries.length < 7) {
    const [who = seat(0)] = history.snapshot('spectator').awaiting;
    const { decision } = history.snapshot(who);
    if (decision) history.choose(who, decision.id, decision.choices[0]);
  }
  const { entries, match } = history;
  const replay = { game: game.id, rulesVersion: game.rulesVersion, options: OPTIONS, names: ['a', 'b'] };
  const verified = verifyReplay(formatReplay(game, { ...replay, deal, entries }, match.state), () => game);
  if (!verified.ok) throw new Error(verified.why);
  return verified;
}

function begun(): KeptMatch {
  return matchFrom({ game, guide }, over(), JUNCTION, 'anew', HOST, { at: 9 });
}

function opened({ save }: KeptMatch, onChange?: (save: KeptMatch['save']) => void): LocalSession {
  return new LocalSession({ game, guide }, save, { mind: quickMind(game), ...(onChange && { onChange }) });
}

test('the player sits on the seat, sees what it saw, and bots of the level sit on all others', () => {
  const match = begun();
  const history = new History(game, OPTIONS, over().replay.deal);
  for (const entry of over().replay.entries.slice(0, JUNCTION.entries)) history.add(entry);
  const session = opened(match);
  const { viewer, updates } = session.now();
  expect(viewer).toBe(JUNCTION.seat);
  expect(updates[0]?.view).toEqual(history.snapshot(JUNCTION.seat).view);
  expect(match.save.bots).toEqual(['level-3', undefined]);
  session.close();
});

test('it goes on after a reload, from the same cards', async () => {
  const match = begun();
  let { save } = match;
  const session = opened(match, (changed) => {
    save = changed;
  });
  for (let turn = 0; turn < 50 && save.entries.length < 4; turn++) {
    const question = session.now().updates.at(-1)?.decision;
    const [choice] = question?.choices ?? [];
    if (question && choice) session.choose(question.id, choice);
    await new Promise((resolve) => setTimeout(resolve));
  }
  session.close();
  expect(save.entries.length).toBeGreaterThan(3);
  const kept = keepOn(memoryValues());
  await kept.saveMatch({ ...match, save });
  const found = await kept.currentMatch(game.id);
  expect(found && isBegun(found)).toBe(true);
  if (!found) return;
  expect(carriedOver(game, found.save)).toBe(found.save);
  const again = opened(found);
  expect(again.now().updates.at(-1)?.view).toEqual(session.now().updates.at(-1)?.view);
  expect((await playOut(again)).places).toContain(1);
});

test('until it is answered in it is dropped without a question, and it never has a replay', () => {
  const match = begun();
  expect(isBegun(match)).toBe(false);
  expect(replayFileOf(game, match.save)).toBeUndefined();
});

test('once it is over nothing is kept of it', async () => {
  const kept = keepOn(memoryValues());
  const match = begun();
  await kept.saveMatch(match);
  await kept.saveMatch({ ...match, endedAt: 5 });
  expect(await kept.currentMatch(game.id)).toBeUndefined();
  expect(await kept.loadMatch(match.id)).toBeUndefined();
  expect(await kept.finishedMatches()).toEqual([]);
});
