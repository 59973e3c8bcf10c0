import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF } from '@riposte/shelf';
import { expect, inject, test } from 'vitest';
import { termsOf } from '../bench/terms.ts';
import { builtClient } from './client.ts';
import { guests } from './guests.ts';
import { firstScripts, packedSize } from './scriptWeight.ts';
import { ANSWERS } from './table.ts';

/** So many kilobytes of script, by gzip, may be fetched at most; for a first match each game says how many. */
const FRONT_DOOR = 100;

declare global {
  interface Window {
    /** When the first question was asked, in milliseconds of the page. */
    firstAsked?: number;
  }
}

/** Runs in the page, before all of its scripts. */
function noteFirstQuestion(answers: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(answers)) return;
    window.firstAsked = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

const { invite } = guests();

const folder = builtClient();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the first script of the front door is light', () => {
  const size = packedSize(firstScripts(folder).map(read));
  console.log(`figure front_door_script ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(FRONT_DOOR);
});

test('what is not ours comes with its licence', () => {
  const licences = read('licences.txt');
  for (const name of ['preact', 'lucide-react', '@fontsource-variable/inter']) {
    expect(licences).toMatch(new RegExp(`^## ${name} - .*\\(.+\\)$`, 'm'));
  }
});

test.each(SHELF)('the first script of the front door carries no rules of $name', async ({ rules }) => {
  const steps = (await rules()).stepNames.map((name) => name.split('.')[1] ?? '');
  // Names of steps stand in saves, so they stand in every build; short ones are words like any other.
  const telling = steps.filter(({ length }) => length > 12);
  const first = firstScripts(folder).map(read).join();
  const all = globSync('assets/*.js', { cwd: folder }).map(read).join();
  expect(telling.filter((step) => all.includes(step)).length).toBeGreaterThan(3);
  expect(telling.filter((step) => first.includes(step))).toEqual([]);
});

test.each(SHELF.map(({ id }) => id))('the first match of %s is playable with little script', async (game) => {
  const mira = await invite('Mira');
  await mira.page.addInitScript(noteFirstQuestion, ANSWERS);
  await mira.opens(`/play/${game}`);
  await mira.isAsked();
  // What is fetched later, be it soon, does not delay the first question.
  const fetched = await mira.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.firstAsked ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const bots = await Promise.all(mira.page.workers().map((worker) => worker.url()));
  const own = [...new Set(fetched)].filter((url) => url.startsWith(inject('house')) && !bots.includes(url));
  // A part that two games share must not lie with one of them, or the other would fetch all of it.
  const others = SHELF.filter(({ id }) => id !== game);
  expect(own.filter((url) => others.some(({ id }) => url.includes(`-${id}-`)))).toEqual([]);
  const scripts = await Promise.all(own.map(async (url) => (await fetch(url)).bytes()));
  const size = packedSize(scripts);
  console.log(`figure first_duel_script ${size.toFixed(1)} kB`);
  expect(own.length).toBeGreaterThan(3);
  expect(size).toBeLessThanOrEqual(termsOf(game).script);
});
