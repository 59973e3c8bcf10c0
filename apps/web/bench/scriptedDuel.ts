import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { ANSWERS } from '../e2e/table.ts';
import { watchFrames } from './frames.ts';
import type { Site } from './site.ts';
import { answerable } from './touchable.ts';

/** How many answers are given in the duel that is watched. */
const ANSWERS_GIVEN = 12;

/** What the page has noticed of itself, in milliseconds. */
export interface Noticed {
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

/**
 * Plays by real touches. While it is watched, nothing is asked of the page that it would have to work for: a test's own
 * selectors would be seen in the frames, too.
 */
export async function scriptedDuel(
  page: Page,
  { house, game }: Site,
  onBegin: () => Promise<unknown> = async () => {},
): Promise<Noticed> {
  await page.addInitScript(watchFrames);
  await page.addInitScript(watch, ANSWERS);
  await page.goto(`${house}/play/${game}`);
  await answerable(page);
  const tools = await page.context().newCDPSession(page);
  await onBegin();
  await evaluated(tools, 'forget()');
  for (let given = 0; given < ANSWERS_GIVEN; given++) {
    const answers = await evaluated<readonly Touchable[]>(tools, 'nextAnswers()');
    // A table puts first what is done most.
    const [answer] = answers;
    if (!answer) throw new Error('nothing can be answered');
    await touch(tools, answer);
  }
  await evaluated(tools, 'nextAnswers()');
  return evaluated<Noticed>(tools, '({ ...noticed, frames: frameTimes })');
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
  const noticed: Record<'presses' | 'answers' | 'events', number[]> = {
    presses: [],
    answers: [],
    events: [],
  };
  const forget = () => {
    for (const list of [frameTimes, ...Object.values(noticed)]) list.length = 0;
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

  /** Once the next frame has been drawn, and another begins. Timers come late while the page is touched. */
  const drawn = (act: (now: number) => void) => requestAnimationFrame(() => requestAnimationFrame(act));
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      // The page marks it after us, before the frame.
      requestAnimationFrame(() => {
        const isPressed = target instanceof Element && target.closest('[data-pressed]') !== null;
        if (isPressed) requestAnimationFrame((now) => noticed.presses.push(now - timeStamp));
      });
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
    drawn((now) => noticed.answers.push(now - since));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noticed.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
