import type { Browser } from 'playwright-core';
import { type Measured, medianOf } from './figure.ts';
import { onPhone } from './phone.ts';
import { type Noticed, scriptedDuel } from './scriptedDuel.ts';
import type { Site } from './site.ts';

const ROUNDS = 3;

/** Plays parts of duels on a slow phone with all their motion, and watches every frame. */
export async function benchDuel(browser: Browser, site: Site): Promise<readonly Measured[]> {
  const duels: Noticed[] = [];
  for (let round = 0; round < ROUNDS; round++)
    duels.push(await onPhone(browser, {}, (page) => scriptedDuel(page, site)));
  const each = (figure: (duel: Noticed) => number) => duels.map(figure);
  return [
    { name: 'web.frame.longest', unit: 'ms', values: each(({ frames }) => Math.max(...frames)), atMost: 32 },
    {
      name: 'web.frame.over-32',
      unit: 'frames',
      values: each(({ frames }) => frames.filter((one) => one > 32).length),
    },
    { name: 'web.frame.count', unit: 'frames', values: each(({ frames }) => frames.length) },
    { name: 'web.input.press', unit: 'ms', values: each(({ presses }) => medianOf(presses)), atMost: 100 },
    { name: 'web.input.answer', unit: 'ms', values: each(({ answers }) => medianOf(answers)), atMost: 100 },
    {
      name: 'web.input.worst',
      unit: 'ms',
      values: each(({ answers, events }) => Math.max(...answers, ...events)),
    },
  ];
}
