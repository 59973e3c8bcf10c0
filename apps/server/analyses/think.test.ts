import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { analysisSchema } from '@riposte/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING } from '../testing/databases.ts';
import { FORMS, type TestService } from '../testing/forms.ts';
import { givenUp, granted } from '../testing/tables.ts';
import { thinkInThread } from './think.ts';

/** How long, in milliseconds, a thread that gives way may take on a busy machine. */
const PATIENCE = 300_000;

let service: TestService;
beforeAll(async () => {
  service = await FORMS[0].open();
}, OPENING);
afterAll(() => service.close());

async function replayAfter(choices: number): Promise<string> {
  const { matches } = await service.node();
  const people = [await service.player('Ann'), await service.player('Ben')];
  return granted(await matches.lookups.replay(await givenUp(matches, people, choices)));
}

test(
  'a thread judges a match by the deep plan, and what it says can be told',
  async () => {
    const judged = await thinkInThread(await replayAfter(2), new AbortController().signal);
    if (judged.type !== 'made') throw new Error(judged.why);
    expect(analysisSchema.parse(judged.analysis)).toEqual(judged.analysis);
    expect(judged.analysis).toMatchObject({ plan: 'deep-1', isOver: false });
    expect(judged.analysis.judged.length).toBeGreaterThan(0);
    expect(judged.analysis.curve.length).toBeGreaterThan(2);
    expect(judged.cpu).toBeGreaterThan(0.05);
  },
  PATIENCE,
);

test(
  'a file that was changed is refused, and a thread that is stopped says nothing',
  async () => {
    const text = await replayAfter(4);
    const stop = new AbortController();
    expect(await thinkInThread(text.replace('Ann', 'Eve'), stop.signal)).toMatchObject({ type: 'refused' });
    const thinking = thinkInThread(text, stop.signal);
    stop.abort(new Error('no more'));
    await expect(thinking).rejects.toThrow('no more');
  },
  PATIENCE,
);

/** Less than the others have, and enough not to stand still while they are busy. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/** How nice the threads of this process are, by Linux. */
function niceness(): readonly number[] {
  return readdirSync('/proc/self/task').flatMap((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[16]);
  });
}

test.runIf(process.platform === 'linux')(
  'the thread gives way to all others of the node',
  async () => {
    const text = await replayAfter(8);
    const lowOnes = () => niceness().filter((nice) => nice === LOW).length;
    const before = lowOnes();
    const stop = new AbortController();
    const thinking = thinkInThread(text, stop.signal);
    await expect.poll(lowOnes, { timeout: PATIENCE }).toBe(before + 1);
    stop.abort(new Error('enough'));
    await expect(thinking).rejects.toThrow('enough');
  },
  PATIENCE,
);
