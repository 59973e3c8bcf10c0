import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Deal, makeDeal } from './deal.ts';
import { breakOff, dealOf, newDealing, withNonce } from './dealing.ts';
import { History } from './history.ts';
import { canonical } from './json.ts';
import { fastRandom, roll } from './random.ts';
import { formatReplay, type Replay } from './replay.ts';
import { seat } from './seat.ts';
import { skirmish } from './skirmish/index.ts';
import { verifyReplay } from './verify.ts';
import { nonceFrom, sealFrom } from './witness.ts';

/** Every byte; fewer where only the wiring is of interest. */
const STRIDE = process.env.RIPOSTE_GAMES ? 17 : 1;

const find = (id: string) => (id === 'skirmish' ? skirmish : undefined);

/** A random match, to its end or to a number of choices, with an undo and a takeback on the way. */
function played(most = Number.POSITIVE_INFINITY): {
  text: string;
  replay: Replay;
  history: ReturnType<typeof open>;
} {
  const random = fastRandom(11);
  const history = open();
  while (!history.outcome && history.entries.length < most) {
    const who = seat(roll(random, 2));
    const { decision, undo } = history.snapshot(who);
    if (undo && roll(random, 2) === 0) history.undo(who);
    else if (roll(random, 12) === 0) history.takeBack(who);
    else if (decision)
      history.choose(who, decision.id, decision.choices[roll(random, decision.choices.length)]);
  }
  const replay: Replay = {
    game: 'skirmish',
    rulesVersion: '2',
    options: { seats: 2, rounds: 3 },
    names: ['Ann', 'Ben'],
    deal: history.deal,
    entries: history.entries,
  };
  return { text: formatReplay(skirmish, replay, history.match.state), replay, history };
}

function open() {
  const deal = makeDeal('77'.repeat(32), ['aa'.repeat(16), 'bb'.repeat(16)]);
  return new History(skirmish, { seats: 2, rounds: 3 }, deal);
}

/** The same claims with hashes that fit: a forger who knows the format. */
function forged(replay: Replay, history: ReturnType<typeof open>): string {
  return formatReplay(skirmish, replay, history.match.state);
}

test('a whole match verifies from its file alone', () => {
  const { text, replay, history } = played();
  expect(replay.entries.some(({ type }) => type === 'undo')).toBe(true);
  expect(replay.entries.some(({ type }) => type === 'takeback')).toBe(true);
  expect(verifyReplay(text, find)).toEqual({ ok: true, replay, outcome: history.outcome });
});

test('so does one that was not played to its end', () => {
  const { text, replay } = played(5);
  const verified = verifyReplay(text, find);
  expect(verified).toEqual({ ok: true, replay });
  expect(text).toContain('"outcome":"unfinished"');
});

test('changing any byte makes it fail, on the line where the byte is', () => {
  const { text } = played(6);
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += STRIDE) {
    for (const change of [1, 32, 128]) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ change;
      const line = text.slice(0, at).split('\n').length;
      const result = verifyReplay(new TextDecoder().decode(changed), find);
      expect(result.ok, `byte ${at} changed by ${change}`).toBe(false);
      if (!result.ok)
        expect([line, line + 1], `byte ${at} changed by ${change}: ${result.why}`).toContain(result.line);
    }
  }
});

test('so does leaving out or adding a line or a byte', () => {
  const { text } = played(9);
  const lines = text.trimEnd().split('\n');
  for (const [index] of lines.entries()) {
    const without = lines.filter((_, other) => other !== index);
    expect(verifyReplay(`${without.join('\n')}\n`, find)).toMatchObject({ ok: false });
    const doubled = lines.flatMap((line, other) => (other === index ? [line, line] : [line]));
    expect(verifyReplay(`${doubled.join('\n')}\n`, find)).toMatchObject({ ok: false });
  }
  expect(verifyReplay(text.slice(0, -1), find)).toEqual({
    ok: false,
    line: lines.length,
    why: 'the file does not end with a line break',
  });
  expect(verifyReplay(`${text}\n`, find)).toEqual({
    ok: false,
    line: lines.length + 1,
    why: 'not a JSON object',
  });
  expect(verifyReplay('', find)).toMatchObject({ ok: false });
  expect(verifyReplay(`${lines[0]}\n`, find)).toEqual({
    ok: false,
    line: 1,
    why: 'a replay has at least a header and a closing line',
  });
});

describe('a forger who makes the hashes fit is found out where the lie is', () => {
  const { replay, history } = played(9);
  const lines = 9 + 2;

  test.each<[what: string, change: Partial<Replay>, line: number, why: RegExp]>([
    [
      'another secret',
      { deal: { ...replay.deal, secret: '78'.repeat(32) } },
      1,
      /secret is not the one that was committed to/,
    ],
    ['a commitment made later', { deal: { ...replay.deal, commitment: '00'.repeat(32) } }, 1, /committed to/],
    [
      'a nonce too few',
      { deal: { ...replay.deal, nonces: replay.deal.nonces.slice(1) } },
      1,
      /not one nonce for each seat/,
    ],
    [
      'a nonce that is none',
      { deal: { ...replay.deal, nonces: ['xyz', 'xyz'] } },
      1,
      /a nonce is 32 hex digits/,
    ],
    ['another game', { game: 'chess' }, 1, /no such game: chess/],
    ['other rules', { rulesVersion: '1' }, 1, /played by rules 1; these are 2/],
    ['options that do not exist', { options: { seats: 99 } }, 1, /“seats” must be/],
    [
      'a choice never offered',
      { entries: [{ type: 'choice', seat: seat(0), choice: { type: 'win' } }] },
      2,
      /seat 0: That is not possible now/,
    ],
    ['an entry left out', { entries: replay.entries.slice(0, -1) }, lines - 1, /the match ends with/],
    [
      'a seat that is not there',
      { entries: [{ type: 'undo', seat: seat(5) }] },
      2,
      /seat 5: There is no such seat/,
    ],
  ])('%s', (_what, change, line, why) => {
    const result = verifyReplay(forged({ ...replay, ...change }, history), find);
    expect(result).toMatchObject({ ok: false, line });
    expect(result.ok ? '' : result.why).toMatch(why);
  });

  test.each<[what: string, header: Record<string, unknown>]>([
    ['no format', { format: 'other' }],
    ['no game', { game: 7 }],
    ['no version', { rulesVersion: undefined }],
    ['no options', { options: 'none' }],
    ['options in a list', { options: [] }],
    ['names that are no texts', { names: [1, 2] }],
    ['no names', { names: 'Ann' }],
    ['no deal', { deal: 7 }],
    ['a deal without its secret', { deal: { ...replay.deal, secret: 7 } }],
    ['a deal without its commitment', { deal: { ...replay.deal, commitment: 7 } }],
    ['a deal without nonces', { deal: { ...replay.deal, nonces: 'aa' } }],
    ['seals without the rounds', { deal: { ...replay.deal, seals: ['', ''] } }],
    ['seals that are no texts', { deal: { ...replay.deal, seals: [1, 2], broken: [] } }],
    ['rounds that are none', { deal: { ...replay.deal, seals: ['', ''], broken: ['aa'] } }],
    ['rounds without seals', { deal: { ...replay.deal, broken: [] } }],
  ])('a header with %s', (_what, header) => {
    const text = formatReplay(skirmish, { ...replay, ...header } as Replay, history.match.state);
    expect(verifyReplay(text, find)).toEqual({ ok: false, line: 1, why: 'not the header of a replay' });
  });

  test.each<[what: string, entry: Record<string, unknown>]>([
    ['an unknown kind', { type: 'wish', seat: 0 }],
    ['no seat', { type: 'undo' }],
    ['a seat below 0', { type: 'undo', seat: -1 }],
    ['half a seat', { type: 'undo', seat: 0.5 }],
    ['a takeback to nowhere', { type: 'takeback', seat: 0 }],
    ['another number', { type: 'undo', seat: 0, number: 4 }],
  ])('an entry with %s', (_what, entry) => {
    const text = formatReplay(
      skirmish,
      { ...replay, entries: [entry] as unknown as Replay['entries'] },
      history.match.state,
    );
    expect(verifyReplay(text, find)).toEqual({ ok: false, line: 2, why: 'entry 1 was expected here' });
  });
});

test('a line that is no object is named', () => {
  expect(verifyReplay('[]\n', find)).toEqual({ ok: false, line: 1, why: 'not a JSON object' });
  expect(verifyReplay('null\n', find)).toEqual({ ok: false, line: 1, why: 'not a JSON object' });
  expect(verifyReplay('{\n', find)).toEqual({ ok: false, line: 1, why: 'not a JSON object' });
});

test('a file spelled otherwise is not ours, even if it says the same', () => {
  const { text } = played(3);
  const [first = '', ...rest] = text.split('\n');
  const spaced = [first.replace('{', '{ '), ...rest].join('\n');
  expect(verifyReplay(spaced, find)).toEqual({ ok: false, line: 1, why: 'not spelled as Riposte writes it' });
  expect(canonical(JSON.parse(first))).toBe(first);
});

test('a file from before nonces were sealed verifies as it did', () => {
  const text = readFileSync(new URL('./skirmish/replays/before-seals.replay', import.meta.url), 'utf8');
  expect(text).toContain('"format":"riposte replay 1"');
  const verified = verifyReplay(text, find);
  expect(verified).toMatchObject({ ok: true, outcome: { places: expect.any(Array) } });
  if (verified.ok) expect(verified.replay.deal).not.toHaveProperty('seals');
});

describe('a match dealt from sealed nonces', () => {
  const roots = ['01'.repeat(32), '02'.repeat(32)] as const;

  /** Ann has shown her nonce; Ben has, or was missing. */
  function sealed(isBenThere: boolean): Deal {
    const begun = withNonce(newDealing(roots.map(sealFrom), []), 0, nonceFrom(roots[0], 1));
    const all = isBenThere
      ? begun && withNonce(begun, 1, nonceFrom(roots[1], 1))
      : begun && withNonce(breakOff(begun), 0, nonceFrom(roots[0], 2));
    if (!all) throw new Error('a nonce was refused');
    return dealOf('77'.repeat(32), all);
  }

  function fileOf(deal: Deal, claimed: Partial<Deal> = {}): string {
    const options = { seats: 2, rounds: 3 };
    const { state } = new History(skirmish, options, deal).match;
    const replay = {
      game: 'skirmish',
      rulesVersion: '2',
      options,
      names: ['Ann', 'Ben'],
      deal: { ...deal, ...claimed },
      entries: [],
    };
    return formatReplay(skirmish, replay, state);
  }

  test.each([true, false])('verifies, and says who took part: both seats? %s', (isBenThere) => {
    const deal = sealed(isBenThere);
    const text = fileOf(deal);
    expect(text).toContain('"format":"riposte replay 2"');
    expect(verifyReplay(text, find)).toMatchObject({ ok: true, replay: { deal } });
  });

  test('a nonce that suits better than the sealed one is found out', () => {
    const { nonces } = sealed(true);
    const better = { ...sealed(true), nonces: nonces.with(1, '0d'.repeat(32)) };
    expect(verifyReplay(fileOf(better), find)).toEqual({
      ok: false,
      line: 1,
      why: 'seat 1: the nonce is not the one that was sealed',
    });
  });

  test('a round that was broken off cannot be hidden', () => {
    expect(verifyReplay(fileOf(sealed(false), { broken: [] }), find)).toMatchObject({
      ok: false,
      why: 'seat 0: the nonce is not the one that was sealed',
    });
  });
});
