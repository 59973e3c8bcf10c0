import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ANSWERS, bold } from '../e2e/table.ts';
import { type Figure, medianOf } from './figure.ts';
import { onPhone } from './phone.ts';
import { answerable } from './touchable.ts';

/** How many answers are given in the duel that is watched, and how many duels are watched. */
const ANSWERS_GIVEN = 12;
const ROUNDS = 3;

/** What the page has noticed of itself, in milliseconds. */
interface Noticed {
  /** From one frame to the next. */
  readonly frames: readonly number[];
  /** From a finger put down to the frame in which what it touches is pressed. */
  readonly presses: readonly number[];
  /** From a finger lifted to the frame in which the table has changed. */
  readonly answers: readonly number[];
  /** The same as the browser itself tells it, for touches that took longer than a frame. */
  readonly events: readonly number[];
}

/** An answer on the screen: what it says, and where its middle is. */
interface Touchable {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Plays parts of duels on a slow phone with all their motion, and watches every frame. */
export async function benchDuel(browser: Browser, house: string): Promise<readonly Figure[]> {
  const duels: Noticed[] = [];
  for (let round = 0; round < ROUNDS; round++)
    duels.push(await onPhone(browser, {}, (page) => duelOn(page, house)));
  const each = (figure: (duel: Noticed) => number) => duels.map(figure);
  return [
    { name: 'web.frame.longest', unit: 'ms', values: each(({ frames }) => Math.max(...frames)), atMost: 32 },
    { name: 'web.frame.over-32', unit: 'frames', values: each(({ frames }) => frames.filter(isLong).length) },
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

/** Two frames of a screen with sixty a second are 33.3 ms; clocks of pages are not finer than a tenth. */
function isLong(frame: number): boolean {
  return frame > 33.4;
}

/**
 * Plays by real touches. While it is watched, nothing is asked of the page that it would have to work for: whoever
 * watches with a test's own selectors sees those in the frames, too.
 */
async function duelOn(page: Page, house: string): Promise<Noticed> {
  await page.addInitScript(watch, ANSWERS);
  await page.goto(`${house}/play/flash-duel`);
  await answerable(page);
  const tools = await page.context().newCDPSession(page);
  await evaluated(tools, 'forget()');
  for (let given = 0; given < ANSWERS_GIVEN; given++) {
    const answers = await evaluated<readonly Touchable[]>(tools, 'nextAnswers()');
    const answer = answers[bold({ text: '', answers: answers.map(({ text }) => text) })];
    if (!answer) throw new Error('nothing can be answered');
    await touch(tools, answer);
  }
  await evaluated(tools, 'nextAnswers()');
  return evaluated<Noticed>(tools, 'noticed');
}

async function evaluated<Value>(tools: CDPSession, expression: string): Promise<Value> {
  const { result } = await tools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as Value;
}

/** How long, in milliseconds, a finger stays on a button. */
const TAP = 80;

async function touch(tools: CDPSession, { x, y }: Touchable): Promise<void> {
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(TAP);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page, before anything else. */
function watch(selector: string): void {
  const noticed: Record<'frames' | 'presses' | 'answers' | 'events', number[]> = {
    frames: [],
    presses: [],
    answers: [],
    events: [],
  };
  const forget = () => {
    for (const list of Object.values(noticed)) list.length = 0;
  };
  /** Looks ten times a second whether anything can be answered; people take a moment, too. */
  const nextAnswers = async (): Promise<Touchable[]> => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (;;) {
      await pause(400);
      while (!document.querySelector(selector)) await pause(100);
      await pause(200);
      const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
      if (buttons.length > 0)
        return buttons.map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return { text: button.textContent, x: left + width / 2, y: top + height / 2 };
        });
    }
  };
  Object.assign(globalThis, { noticed, forget, nextAnswers });
  let last: number | undefined;
  const frame = (now: number) => {
    if (last !== undefined) noticed.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const button = target instanceof Element ? target.closest('button') : undefined;
      const look = (frames: number) =>
        requestAnimationFrame(() => {
          if (button?.matches('[data-pressed]'))
            setTimeout(() => noticed.presses.push(performance.now() - timeStamp));
          else if (frames > 0) look(frames - 1);
        });
      look(10);
    },
    true,
  );
  let lifted: number | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      lifted = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (lifted === undefined) return;
    const since = lifted;
    lifted = undefined;
    requestAnimationFrame(() => setTimeout(() => noticed.answers.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noticed.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
