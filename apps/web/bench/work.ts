import type { Browser, Page } from 'playwright-core';
import type { Measured } from './figure.ts';
import { onPhone, SLOWDOWN } from './phone.ts';
import { scriptedDuel } from './scriptedDuel.ts';
import type { Site } from './site.ts';

const ROUNDS = 3;

/** A task of a thread as Chromium writes it down, and how long it worked, in microseconds. */
interface Task {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * How much the page itself has to work for a frame, whatever else the machine does meanwhile: time of the processor, as
 * long as a phone would take for it.
 */
export function benchWork(browser: Browser, site: Site): Promise<readonly Measured[]> {
  return worked('web.work', browser, site);
}

/** The same of duels that `prepare` has prepared. */
export async function worked(
  name: string,
  browser: Browser,
  site: Site,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<readonly Measured[]> {
  const duels: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const tasks = await onPhone(browser, { slowdown: 1 }, async (page) => {
      await prepare(page);
      return traced(page, site);
    });
    duels.push(workOf(tasks));
  }
  return [
    {
      name: `${name}.longest`,
      unit: 'ms',
      values: duels.map((work) => Math.max(...work)),
      atMost: site.terms.work,
    },
    {
      name: `${name}.over-32`,
      unit: 'tasks',
      values: duels.map((work) => work.filter((one) => one > 32).length),
    },
  ];
}

/** Everything that the browser did during a duel. */
async function traced(page: Page, site: Site): Promise<readonly Task[]> {
  const tasks: Task[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on('Tracing.dataCollected', ({ value }) => tasks.push(...(value as unknown as Task[])));
  await scriptedDuel(page, site, () =>
    tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
    }),
  );
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await complete;
  return tasks;
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
