import { PassThrough } from 'node:stream';
import { fastRandom, seat } from '@riposte/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mishap } from './asyncBot.ts';
import type { Turn } from './bot.ts';
import { OutsideBot, ProgramBot } from './outside.ts';
import { SKIRMISH } from './testing/games.ts';
import { turnOf } from './testing/positions.ts';
import { expectListed } from './testing/table.ts';

const { state } = SKIRMISH.setup({ seats: 2, rounds: 6 }, 2, fastRandom(1));

function turn(id = 'q1'): Turn {
  const asked = turnOf(SKIRMISH, { state, seat: seat(0) }, fastRandom(1));
  return { ...asked, question: { ...asked.question, id } };
}

const LAST = { type: 'bid', amount: 2 };

/** A bot whose part the test plays: it hears lines and says what it likes. */
function played(milliseconds = 5_000) {
  const from = new PassThrough();
  const to = new PassThrough();
  const mishaps: Mishap[] = [];
  const heard: string[] = [];
  to.setEncoding('utf8');
  to.on('data', (text: string) => heard.push(text));
  const options = { name: 'stranger', milliseconds, onMishap: (mishap: Mishap) => mishaps.push(mishap) };
  const bot = new OutsideBot({ from, to }, options);
  return { bot, from, to, heard, mishaps, say: (what: unknown) => from.write(`${JSON.stringify(what)}\n`) };
}

describe('a line of JSON for a line of JSON', () => {
  test('it is told what its seat knows and is asked, and nothing else', async () => {
    const { bot, heard, say, mishaps } = played();
    const asked = turn();
    const thinking = bot.choose(asked);
    say({ id: 'q1', choice: LAST });
    const thought = expectListed(asked, await thinking);
    expect(thought).toEqual({ id: 'q1', choice: LAST, options: [], iterations: 0 });
    const { seat: one, view, question, offers } = asked;
    expect(heard).toEqual([`${JSON.stringify({ seat: one, view, question, offers })}\n`]);
    expect(mishaps).toEqual([]);
  });

  test('it may take an offer', async () => {
    const { bot, say } = played();
    const thinking = bot.choose(turn());
    say({ id: 'o-flee', choice: { type: 'flee' } });
    expect(await thinking).toMatchObject({ id: 'o-flee', choice: { type: 'flee' } });
  });

  test('lines may come in pieces, or several at once', async () => {
    const { bot, from } = played();
    const thinking = ['q1', 'q2'].map((id) => bot.choose(turn(id)));
    const lines = ['q1', 'q2'].map((id) => `${JSON.stringify({ id, choice: LAST })}\n`).join('');
    from.write(lines.slice(0, 9));
    from.write(lines.slice(9));
    expect((await Promise.all(thinking)).map(({ id }) => id)).toEqual(['q1', 'q2']);
  });

  test('two seats may be asked things of the same name', async () => {
    const { bot, say } = played();
    const thinking = [bot.choose(turn()), bot.choose(turn())];
    say({ id: 'q1', choice: { type: 'bid', amount: 0 } });
    say({ id: 'q1', choice: LAST });
    expect((await Promise.all(thinking)).map(({ choice }) => choice)).toEqual([
      { type: 'bid', amount: 0 },
      LAST,
    ]);
  });
});

describe('a stand-in chooses', () => {
  test.each<[what: string, line: string]>([
    ['when it says what is no JSON', 'I bid two!'],
    ['when it says nothing in particular', 'null'],
    ['when it answers what nobody asked', JSON.stringify({ id: 'q7', choice: LAST })],
    ['when it answers what is not listed', JSON.stringify({ id: 'q1', choice: { type: 'bid', amount: 3 } })],
    ['when it takes as an offer what is an answer', JSON.stringify({ id: 'o-flee', choice: LAST })],
  ])('%s', async (_what, line) => {
    const { bot, from, mishaps, say } = played();
    const thinking = bot.choose(turn());
    from.write(`${line}\n`);
    expectListed(turn(), await thinking);
    expect(mishaps).toEqual(['nonsense']);
    const next = bot.choose(turn('q2'));
    say({ id: 'q2', choice: LAST });
    expect((await next).choice).toEqual(LAST);
    expect(mishaps).toEqual(['nonsense']);
  });

  test('when it is late; and what it says too late answers nothing else', async () => {
    const { bot, say, mishaps } = played(30);
    const began = performance.now();
    expectListed(turn(), await bot.choose(turn()));
    expect(performance.now() - began).toBeGreaterThan(29);
    expect(mishaps).toEqual(['late']);
    const next = bot.choose(turn('q2'));
    say({ id: 'q1', choice: { type: 'bid', amount: 0 } });
    say({ id: 'q2', choice: LAST });
    expect(await next).toMatchObject({ id: 'q2', choice: LAST });
    expect(mishaps).toEqual(['late']);
  });

  test('when it passes a question over', async () => {
    const { bot, say, mishaps } = played();
    const [one, other] = [bot.choose(turn()), bot.choose(turn('q2'))];
    say({ id: 'q2', choice: LAST });
    expect((await other)?.choice).toEqual(LAST);
    expectListed(turn(), await one);
    expect(mishaps).toEqual(['nonsense']);
  });

  test.each<[what: string, end: (from: PassThrough, to: PassThrough) => void]>([
    ['when it hangs up', (from) => from.end()],
    ['when its line is cut', (from) => from.destroy(new Error('cut'))],
    ['when it does not listen', (_from, to) => to.destroy(new Error('deaf'))],
    ['when it never comes to the end of a line', (from) => from.write('x'.repeat(1_000_001))],
  ])('%s, and is not asked again', async (_what, end) => {
    const { bot, from, to, mishaps } = played();
    const thinking = bot.choose(turn());
    end(from, to);
    expectListed(turn(), await thinking);
    expectListed(turn(), await bot.choose(turn()));
    expect(mishaps).toEqual(['gone', 'gone']);
  });
});

test('nobody chooses when nobody wants to know any more', async () => {
  const { bot, mishaps, heard } = played();
  const stop = new AbortController();
  const thinking = bot.choose(turn(), stop.signal);
  stop.abort(new Error('the match is over'));
  await expect(thinking).rejects.toThrow('the match is over');
  await expect(bot.choose(turn(), stop.signal)).rejects.toThrow('the match is over');
  expect(mishaps).toEqual([]);
  expect(heard).toHaveLength(1);
});

describe('a program', () => {
  const programs: ProgramBot[] = [];
  const mishaps: Mishap[] = [];
  afterEach(() => {
    for (const bot of programs.splice(0)) bot.leave();
    mishaps.length = 0;
  });

  /** A program that does this with each question. */
  function program(answer: string, milliseconds = 20_000): ProgramBot {
    const code = `
      require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { question } = JSON.parse(line);
        const say = (choice) => console.log(JSON.stringify({ id: question.id, choice }));
        ${answer}
      });`;
    return start(process.execPath, ['-e', code], milliseconds);
  }

  function start(command: string, args: readonly string[], milliseconds: number): ProgramBot {
    const onMishap = (mishap: Mishap) => mishaps.push(mishap);
    const bot = new ProgramBot(command, args, { name: 'program', milliseconds, onMishap });
    programs.push(bot);
    return bot;
  }

  test('plays', async () => {
    const bot = program('say(question.choices.at(-1));');
    for (const id of ['q1', 'q2', 'q3'])
      expect(await bot.choose(turn(id))).toMatchObject({ id, choice: LAST });
    expect(mishaps).toEqual([]);
  });

  test('that says nothing is late', async () => {
    expectListed(turn(), await program('', 100).choose(turn()));
    expect(mishaps).toEqual(['late']);
  });

  test('that dies while it thinks is gone', async () => {
    const bot = program('process.exit(1);');
    expectListed(turn(), await bot.choose(turn()));
    expectListed(turn(), await bot.choose(turn()));
    expect(mishaps).toEqual(['gone', 'gone']);
  });

  test('that does not exist has never been there', async () => {
    expectListed(turn(), await start('no-such-program-anywhere', [], 5_000).choose(turn()));
    expect(mishaps).toEqual(['gone']);
  });
});
