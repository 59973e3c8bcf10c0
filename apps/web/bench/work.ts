import type { Browser, CDPSession } from 'playwright-core';
import type { Figure } from './figure.ts';
import { onPhone, SLOWDOWN } from './phone.ts';
import { scriptedDuel } from './scriptedDuel.ts';

const ROUNDS = 3;

/** A task of a thread as Chromium writes it down, in microseconds: how long it took, and how much of that it worked. */
interface Task {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * How much the page itself has to work for a frame, whatever else the machine does meanwhile: time of the processor, as
 * long as a phone would take for it.
 */
export async function benchWork(browser: Browser, house: string): Promise<readonly Figure[]> {
  const longest: number[] = [];
  const over: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const work = await onPhone(browser, { slowdown: 1 }, async (page) => {
      const tasks: Task[] = [];
      let tools: CDPSession | undefined;
      await scriptedDuel(page, house, async (session) => {
        tools = session;
        session.on('Tracing.dataCollected', ({ value }) => tasks.push(...(value as unknown as Task[])));
        await session.send('Tracing.start', {
          transferMode: 'ReportEvents',
          traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
        });
      });
      if (!tools) throw new Error('nothing was traced');
      const complete = new Promise((resolve) => tools?.once('Tracing.tracingComplete', resolve));
      await tools.send('Tracing.end');
      await complete;
      return workOf(tasks);
    });
    longest.push(Math.max(...work));
    over.push(work.filter((one) => one > 32).length);
  }
  return [
    { name: 'web.work.longest', unit: 'ms', values: longest, atMost: 32 },
    { name: 'web.work.over-32', unit: 'tasks', values: over },
  ];
}

/** The work of each task of the thread that draws the page, in milliseconds of a phone. */
function workOf(tasks: readonly Task[]): readonly number[] {
  const mains = new Set(
    tasks
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return tasks
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
}
