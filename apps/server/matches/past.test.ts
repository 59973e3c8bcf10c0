import { History, seat, seats, type Viewer, verifyReplay } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { FORMS, TEST_GAMES } from '../testing/forms.ts';
import { gathered } from '../testing/gathering.ts';
import { playLong } from '../testing/longMatch.ts';
import { granted, missedSince, presentOf, seated } from '../testing/tables.ts';
import { findTable } from './archive.ts';
import { Past } from './past.ts';
import { CHECKPOINT_EVERY } from './record.ts';
import { Slices } from './slices.ts';

const LINES = 3 * CHECKPOINT_EVERY + 7;
const VIEWERS: readonly Viewer[] = [...seats(2), 'spectator'];

describe.each(FORMS)('on $form', ({ open }) => {
  const { one, other, ann, ben } = gathered(open);

  /** A long match, and every notice that its viewers were sent since the deal. */
  async function longMatch({ lines = LINES, takesBack = true } = {}) {
    const id = await seated(one.matches, [ann, ben], { game: 'skirmish', options: { seats: 2 } });
    const before = (await one.matches.lookups.heads([id])).get(id) ?? [];
    const steps = await playLong(id, { db: one.db, lines, takesBack });
    const sent = steps.flatMap(({ notices }) => notices);
    return { id, before, steps, sentTo: (viewer: Viewer) => sent.filter(({ as }) => as === viewer) };
  }

  async function pastOf(id: string) {
    const findGame = (name: string) => TEST_GAMES.find((game) => game.id === name);
    const found = granted(await findTable(other.db, findGame, id));
    return { found, past: new Past({ db: other.db, slices: new Slices() }, found) };
  }

  /** Without these lines nothing can be replayed from the beginning. */
  async function forgetFirstLines(id: string, count: number) {
    await one.db.deleteFrom('entries').where('match_id', '=', id).where('number', '<', count).execute();
  }

  async function forgetCheckpoints(id: string) {
    await one.db.deleteFrom('checkpoints').where('match_id', '=', id).execute();
  }

  test('a match leaves a checkpoint behind after every 64 lines', async () => {
    const { id, steps } = await longMatch();
    const kept = await one.db
      .selectFrom('checkpoints')
      .select(['seq', 'entries', 'heads'])
      .where('match_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(kept.map(({ seq }) => seq)).toEqual([1, 2, 3].map((count) => count * CHECKPOINT_EVERY));
    for (const { seq, entries, heads } of kept) {
      const step = steps.find(({ table }) => table.seq === seq);
      expect({ entries, heads }).toEqual({ entries: step?.table.match?.entries, heads: step?.table.heads });
    }
  });

  test('what a viewer has missed is told byte for byte, from checkpoints and without any', async () => {
    const { id, before, sentTo } = await longMatch();
    const check = async () => {
      for (const [index, viewer] of VIEWERS.entries()) {
        const sent = sentTo(viewer);
        const first = before[index] ?? 0;
        for (const missing of [1, 2, 65, 120, sent.length]) {
          if (missing > sent.length) continue;
          const missed = await missedSince(other.matches, id, viewer, first + sent.length - missing);
          expect(missed.map((notice) => JSON.stringify(notice))).toEqual(
            sent.slice(-missing).map((notice) => JSON.stringify(notice)),
          );
        }
      }
    };
    await check();
    await forgetCheckpoints(id);
    await check();
  });

  test('catching up begins at the last checkpoint and not at the beginning', async () => {
    const { id, sentTo } = await longMatch({ takesBack: false });
    await forgetFirstLines(id, 2 * CHECKPOINT_EVERY);
    for (const viewer of VIEWERS) {
      const sent = sentTo(viewer);
      const missed = await missedSince(other.matches, id, viewer, (sent.at(-1)?.seq ?? 0) - 5);
      expect(missed).toEqual(sent.slice(-5));
      await expect(missedSince(other.matches, id, viewer, 0)).rejects.toThrow('gap');
    }
  });

  test('taking back needs no more of the log than the stretch it goes back to', async () => {
    const { id, steps } = await longMatch({ lines: 2 * CHECKPOINT_EVERY, takesBack: false });
    const last = steps.findLast(({ entry }) => entry?.type === 'choice');
    const mover = last?.entry?.seat ?? seat(0);
    const [asker, answerer] = mover === 0 ? [ann, ben] : [ben, ann];
    const before = steps.findLast(({ table }) => table.seq === (last?.table.seq ?? 0) - 1)?.table.match
      ?.state;
    const checkpoint = Math.floor(((last?.table.seq ?? 0) - 1) / CHECKPOINT_EVERY) * CHECKPOINT_EVERY;
    await forgetFirstLines(id, checkpoint);
    const { seq } = await presentOf(one.matches, id, mover);
    granted(await other.matches.askTakeback(id, asker.id, seq));
    granted(await one.matches.answerTakeback(id, answerer.id, true));
    const { found } = await pastOf(id);
    expect(found.table.match?.state).toEqual({ ...before, random: last?.table.match?.state.random });
    // Asked again, it is known to be done.
    granted(await one.matches.askTakeback(id, asker.id, seq));
  });

  test('the last choice that still stands is the one the kernel finds in the whole log', async () => {
    for (const lines of [20, 90, LINES]) {
      const { id } = await longMatch({ lines });
      const { found, past } = await pastOf(id);
      const { game, options } = found.table.setting;
      const deal = await past.deal();
      if (!deal) throw new Error('it was not dealt');
      const entries = await past.entries();
      for (const mover of seats(2)) {
        const history = new History(game, options, deal);
        for (const entry of entries) granted(history.add(entry));
        const taken = history.takeBack(mover);
        const last = history.entries.at(-1);
        expect(await past.lastChoiceOf(mover)).toBe(
          taken.ok && last?.type === 'takeback' ? last.to : undefined,
        );
      }
    }
  });

  test('the state before an entry is the one the match had then', async () => {
    const { id, steps } = await longMatch();
    const { past } = await pastOf(id);
    for (const { table, entry } of steps.filter((_, index) => index % 23 === 0)) {
      if (!entry || !table.match) continue;
      expect(await past.stateBefore(table.match.entries)).toEqual(table.match.state);
    }
    await expect(past.stateBefore(100_000)).rejects.toThrow('no entry');
  });

  test('the replay of a long match can be verified', async () => {
    const { id } = await longMatch();
    granted(await one.matches.resign(id, ann.id));
    const text = granted(await other.matches.lookups.replay(id));
    expect(verifyReplay(text, (name) => TEST_GAMES.find((game) => game.id === name))).toMatchObject({
      ok: true,
    });
  });
});
