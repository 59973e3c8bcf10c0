import { describe, expect, test } from 'vitest';
import { makeDeal } from './deal.ts';
import { History } from './history.ts';
import { fastRandom, roll } from './random.ts';
import { type Replay, replayText, withNames } from './replay.ts';
import { formatLines, readLines } from './replayLines.ts';
import { formatSave, parseSave } from './save.ts';
import { seat } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { verifyReplay } from './verify.ts';

// The same rules twice: the newer ones turn the deck over when they take a match up, so that it goes on otherwise.
const older = { ...skirmish, rulesVersion: '1', migrations: [] };
const newer = {
  ...skirmish,
  migrations: [
    {
      from: '1',
      to: '2',
      renamed: {},
      state: (old: object) => ({ ...old, deck: (old as { deck: unknown[] }).deck.toReversed() }),
    },
  ],
};
const find = (_id: string, version: string) => (version === '1' ? older : newer);

const OPTIONS = { seats: 2, rounds: 3 };

/** A match that is carried to newer rules after so many entries, and then played to its end. */
function carriedAfter(before: number) {
  const random = fastRandom(5);
  const deal = makeDeal('77'.repeat(32), ['aa'.repeat(16), 'bb'.repeat(16)]);
  const first = new History(older, OPTIONS, deal);
  const play = (history: typeof first, isDone: () => boolean) => {
    while (!isDone()) {
      const who = seat(roll(random, 2));
      const { decision } = history.snapshot(who);
      if (roll(random, 6) === 0) history.takeBack(who);
      else if (decision)
        history.choose(who, decision.id, decision.choices[roll(random, decision.choices.length)]);
    }
  };
  play(first, () => first.entries.length >= before);
  const parsed = parseSave(newer, formatSave(first.match));
  if (!parsed.ok) throw new Error(parsed.why.text);
  const { recent: _gone, ...match } = parsed.value;
  const second = new History(newer, OPTIONS, deal, match);
  play(second, () => second.outcome !== undefined);
  const absolute = second.entries.map((entry) =>
    entry.type === 'takeback' ? { ...entry, to: entry.to + before } : entry,
  );
  const replay: Replay = {
    game: 'skirmish',
    rulesVersion: '1',
    options: OPTIONS,
    names: ['Ann', 'Ben'],
    deal,
    entries: [...first.entries, ...absolute],
    carried: [{ entries: before, rulesVersion: '2', state: first.match.state }],
  };
  const end = { state: second.match.state, outcome: second.outcome };
  return { replay, end, text: replayText(replay, end), outcome: second.outcome };
}

describe('a match that was carried to newer rules', () => {
  test('verifies from its file where both rules are there', () => {
    const { replay, text, outcome } = carriedAfter(9);
    expect(replay.entries.slice(9).some(({ type }) => type === 'takeback')).toBe(true);
    const verified = verifyReplay(text, find);
    expect(verified).toEqual({ ok: true, replay: JSON.parse(JSON.stringify(replay)), outcome });
  });

  test('verifies by the newer rules alone, which say what they have not played', () => {
    const { text, outcome } = carriedAfter(9);
    expect(verifyReplay(text, () => newer)).toMatchObject({
      ok: true,
      outcome,
      unplayed: [{ rulesVersion: '1', from: 1, to: 11 }],
    });
  });

  test('its first lines are a replay that the older rules verify', () => {
    const { text, replay } = carriedAfter(9);
    const lines = text.split('\n').slice(0, 11);
    expect(verifyReplay(`${lines.join('\n')}\n`, () => older)).toMatchObject({
      ok: true,
      replay: { entries: replay.entries.slice(0, 9) },
    });
    expect(verifyReplay(text, () => older)).toMatchObject({
      ok: false,
      line: 12,
      why: 'played by rules 2; these are 1',
    });
  });

  test('may be carried before its first choice', () => {
    expect(verifyReplay(carriedAfter(0).text, find)).toMatchObject({ ok: true });
  });

  test.each([
    ['another state to go on from', 11, { state: { ...carriedAfter(9).end.state, round: 2 } }],
    ['a closing line that is missing', 10, undefined],
    ['a line that carries nothing', 11, { state: 7 }],
  ])('%s is found out', (_what, at, change) => {
    const lines = readLines(carriedAfter(9).text);
    if ('why' in lines) throw new Error(lines.why);
    const forged = lines.flatMap((one, index) =>
      index !== at ? [one] : change ? [{ ...one, ...change }] : [],
    );
    for (const rules of [find, () => newer]) {
      expect(verifyReplay(formatLines(forged), rules)).toMatchObject({ ok: false });
    }
  });
});

test('other names change nothing that is proved', () => {
  const { text, outcome } = carriedAfter(9);
  const renamed = withNames(text, (name, at) => (at === 0 ? 'A former player' : name));
  expect(renamed).toContain('"names":["A former player","Ben"]');
  expect(renamed).not.toContain('Ann');
  expect(verifyReplay(renamed, find)).toMatchObject({ ok: true, outcome });
  expect(() => withNames(text.replace('Ann', 'Eve'), String)).toThrow('line 1 of a replay');
});
