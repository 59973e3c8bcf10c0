import type { Landmark } from '@riposte/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';
import { latestFirst } from '../../../table/kit/latestFirst.ts';
import bold from './strategy.ts';

const { invite } = guests();
const WINDOWS = { desk: SIZES.desk, phone: SIZES.phone } as const;

/** Of the 1,200 milliseconds of those who meet, so many are seen at least: on a busy machine a witness looks late. */
const SEEN = 900;
/** By so many frames after a key that skips, nothing has the stage any more; unskipped, it takes some seventy. */
const SKIPPED = 3;

/** What a page has shown and said so far. */
interface Witness {
  readonly told: string[];
  readonly heights: number[];
  readonly heard: string[];
  /** How long the stage was taken, each time, in milliseconds. */
  readonly stages: number[];
}

/** Watches the line that is told, what is read aloud, and the stage, from the first moment of a page. */
async function watch({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const seen = {
      told: [] as string[],
      heights: [] as number[],
      heard: [] as string[],
      stages: [] as number[],
    };
    Object.assign(globalThis, { seen });
    let since: number | undefined;
    const note = (list: string[], text: string | null | undefined) => {
      if (text && list.at(-1) !== text) list.push(text);
    };
    const look = () => {
      const now = performance.now();
      const told = document.querySelector('[data-part="told"]');
      note(seen.told, told?.textContent);
      if (told) seen.heights.push(told.getBoundingClientRect().height);
      note(seen.heard, document.querySelector('main .heard [aria-live]')?.textContent);
      const isTaken = document.querySelector('[data-part="stage"]') !== null;
      if (isTaken && since === undefined) since = now;
      if (!isTaken && since !== undefined) {
        seen.stages.push(now - since);
        since = undefined;
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function witnessed(page: Page): Promise<Witness> {
  return page.evaluate(() => (globalThis as unknown as { seen: Witness }).seen);
}

/** The whole log, oldest first: its headings stand above what came of them. */
async function wholeLog(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('l');
  const lines = page.getByRole('dialog').getByRole('list', { name: 'Log' }).getByRole('listitem');
  await lines.first().waitFor();
  const read = await lines.evaluateAll((all) =>
    all.map((line, index) => ({
      key: String(index),
      side: 'nobodys' as const,
      who: '',
      rest: line.textContent ?? '',
      minor: false,
      landmark: line.dataset.landmark as Landmark | undefined,
    })),
  );
  await page.keyboard.press('Escape');
  // Turned twice it is as it was.
  return latestFirst(read, { round: '', turn: '' })
    .map(({ rest }) => rest)
    .filter((text) => !text.startsWith('Before the first'));
}

/** Sits down to a Full Game and chooses the first fighter there is. */
async function beginsFullGame(anna: Person): Promise<void> {
  await anna.opens('/new/flash-duel');
  await anna.page.getByText('Twenty fighters').click();
  await anna.page.getByRole('button', { name: 'Begin' }).click();
  await anna.page.getByRole('button', { name: /^Choose / }).click();
}

describe.each(Object.entries(WINDOWS))('on a %s', (_name, window) => {
  test('everything is told as it is shown, in the words of the log, and heard once', async () => {
    const anna = await invite('Anna', { ...window, reducedMotion: 'no-preference' });
    await watch(anna);
    await anna.opens('/play/flash-duel');
    for (let given = 0; given < 4; given++) {
      const asked = await anna.isAsked();
      if (asked === 'over') break;
      await anna.answers(bold(asked));
    }
    await anna.isAsked();
    const log = await wholeLog(anna.page);
    const { told, heights, heard } = await witnessed(anna.page);
    expect(told.length).toBeGreaterThan(4);
    for (const line of told) expect(log).toContain(line);
    expect(log.join(' ')).toContain(heard.join(' '));
    expect(heard.join(' ').length).toBeGreaterThan(log.join(' ').length / 2);
    expect(new Set(heights).size).toBe(1);
    // Nothing else on the table reads aloud.
    expect(await anna.page.locator('main [aria-live], main [role="status"]').count()).toBe(3);
  });

  test('the end tells its story, and nothing lies over it', async () => {
    const anna = await invite('Anna', window);
    await anna.opens('/play/flash-duel');
    await anna.playsToTheEnd(bold);
    const end = anna.page.locator('[data-part="end"]');
    await end
      .getByText(/ hit .+!|^Time ran out/)
      .first()
      .waitFor();
    await end.getByText(/^You held/).waitFor();
    const rounds = anna.page
      .getByRole('heading', { name: 'How it went' })
      .locator('..')
      .getByRole('listitem');
    expect(await rounds.count()).toBeGreaterThan(2);
    expect(await anna.page.locator('[data-part="distance"]').count()).toBe(0);
    await end.getByRole('button', { name: 'Again' }).waitFor();
  });
});

test('those who meet have the stage for 1.2 seconds', async () => {
  const anna = await invite('Anna', { reducedMotion: 'no-preference' });
  await watch(anna);
  await beginsFullGame(anna);
  await anna.page.locator('[data-part="stage"]').getByText('Grave Stormborne').first().waitFor();
  await anna.isAsked();
  const [met = 0] = (await witnessed(anna.page)).stages;
  expect(met).toBeGreaterThan(SEEN);
});

test('a key skips what has the stage', async () => {
  const anna = await invite('Anna', { reducedMotion: 'no-preference' });
  // Pressed and counted in the page itself: from outside both may come late on a busy machine, when nothing is left.
  await anna.context.addInitScript(() => {
    const isTaken = () => document.querySelector('[data-part="stage"]') !== null;
    let frames = 0;
    const count = () => {
      if (!isTaken()) Object.assign(globalThis, { frames });
      else requestAnimationFrame(count);
      frames += 1;
    };
    const skip = () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      count();
    };
    const look = new MutationObserver(() => {
      if (!isTaken()) return;
      look.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(skip));
    });
    look.observe(document, { subtree: true, childList: true });
  });
  await beginsFullGame(anna);
  await anna.isAsked();
  const frames = await anna.page.evaluate(() => (globalThis as unknown as { frames?: number }).frames);
  expect(frames).toBeLessThanOrEqual(SKIPPED);
});

test('without motion nothing has the stage, and all is told', async () => {
  const anna = await invite('Anna');
  await watch(anna);
  await beginsFullGame(anna);
  await anna.isAsked();
  const { stages, heard } = await witnessed(anna.page);
  expect(stages).toEqual([]);
  expect(heard.join(' ')).toMatch(/ chose /);
});

test('a player who gives up on a phone sees it, behind no sheet', async () => {
  const anna = await invite('Anna', SIZES.phone);
  await anna.opens('/play/flash-duel');
  await anna.isAsked();
  await anna.page.getByRole('button', { name: 'Got it' }).click();
  await anna.page.getByRole('button', { name: 'More' }).click();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  expect(await anna.isAsked()).toBe('over');
  await expect.poll(() => anna.page.getByRole('dialog').count()).toBe(0);
  expect(await anna.page.locator('[data-part="distance"]').count()).toBe(0);
  expect(await anna.page.locator('[data-pose="fallen"]').count()).toBeGreaterThan(0);
});
