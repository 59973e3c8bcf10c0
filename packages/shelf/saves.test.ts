import { type AnyState, Authority, formatSave, listed, type Match, parseSave } from '@riposte/kernel';
import { checkKeepsake, checkNames } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { SHELF } from './index.ts';
import { readReleases } from './saves.ts';

// What released versions have left behind in `saves/` goes on as it would have then.

describe.each(SHELF)('$name', ({ id, rules }) => {
  const releases = readReleases(id);
  const matches = [...releases].flatMap(([version, release]) =>
    Object.entries(release.matches).map(([name, kept]) => [`${version}-${name}`, kept] as const),
  );

  test('there are matches of every released version', () => {
    for (const release of releases.values()) expect(Object.keys(release.matches)).not.toEqual([]);
  });

  test.for(matches)('%s asks the same, and every choice leads where it led', async ([, kept]) => {
    expect(kept.after.length).toBeGreaterThan(1);
    checkKeepsake(await rules(), kept);
  });

  test.for(matches)(
    '%s: a choice of then is taken back by the rules of now, and the match goes on',
    async ([, { save, after }]) => {
      const game = await rules();
      const authority = new Authority(game);
      const loaded = (match: Match<AnyState, unknown>) => {
        const result = parseSave(game, formatSave(match));
        if (!result.ok) throw new Error(result.why.text);
        return result.value;
      };
      const before = loaded(save).state;
      for (const { seat, choice, position } of after) {
        const recent = { state: save.state, choices: [{ seat, choice }], free: [{ seat, at: [0] }] };
        const match = loaded({ ...save, state: position, recent });
        const undone = authority.undo(match, seat);
        if (!undone.ok) throw new Error(undone.why.text);
        expect(undone.value.match.state).toEqual(game.copy(before));
        const { decision, offers } = authority.snapshot(undone.value.match, seat);
        const open = [...(decision ? [decision] : []), ...offers];
        const question = open.find(({ choices }) => listed(choices, choice) !== undefined);
        const again = authority.choose(undone.value.match, seat, question?.id ?? '', choice);
        expect(again.ok && again.value.match.state).toEqual(match.state);
      }
    },
  );

  test.for(matches.slice(0, 1))('%s: a choice that leads elsewhere is found', async ([, kept]) => {
    const game = await rules();
    const [first, second, ...rest] = kept.after;
    if (!first || !second) throw new Error('a kept match has something to choose');
    const moved = [{ ...first, position: second.position }, second, ...rest];
    expect(() => checkKeepsake(game, { ...kept, after: moved })).toThrow('leads elsewhere');
    expect(() => checkKeepsake(game, { ...kept, after: [second, ...rest] })).toThrow('asks something else');
    const older = { ...kept, save: { ...kept.save, rulesVersion: '0.0.0' } };
    expect(() => checkKeepsake(game, older)).toThrow('Saved by rules 0.0.0');
  });

  test('no released step has vanished without a migration', async () => {
    const game = await rules();
    for (const { steps } of releases.values()) checkNames(game, steps);
    expect(() => checkNames(game, ['turn.gone'])).toThrow('gone without a migration: turn.gone');
  });
});
