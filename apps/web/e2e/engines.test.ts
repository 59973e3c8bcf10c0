import { afterEach, expect, inject, test } from 'vitest';
import { firefox } from './engines/firefox.ts';
import { Player } from './engines/player.ts';
import type { Engine } from './engines/tab.ts';
import { webkit } from './engines/webkit.ts';

// What another engine has drawn otherwise than Chromium.

const here: Player[] = [];

async function invite(engine: Engine): Promise<Player> {
  const player = await Player.enters('Anna', engine, inject('house'));
  here.push(player);
  return player;
}

afterEach(async () => {
  const faults = await Promise.all(here.splice(0).map((player) => player.leaves()));
  expect(faults.flat()).toEqual([]);
});

test.each([firefox, webkit])(
  '$name: a theme changes all colours at once, and groups have no gaps',
  async (engine) => {
    const anna = await invite(engine);
    await anna.opens('/');
    await anna.sees('link', 'Play now');
    // As when the day ends while the page is open.
    for (const theme of ['paper', 'dusk', 'paper', 'dusk']) {
      await turns(anna, theme);
      const [body, ...others] = await anna.tab.asks(() =>
        ['body', 'main', 'h2'].map((name) => {
          const element = document.querySelector(name);
          return element ? getComputedStyle(element).color : name;
        }),
      );
      expect(others).toEqual([body, body]);
    }
    await anna.opens('/settings');
    await anna.sees('heading', 'Look');
    await anna.until('letters are there', () => anna.tab.asks(() => document.fonts.status === 'loaded'));
    await turns(anna, 'dusk');
    const gaps = await anna.tab.asks(() =>
      [...document.querySelectorAll('fieldset')].map((group) => {
        const last = group.lastElementChild ?? group;
        return Math.round(group.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom);
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    expect(new Set(gaps)).toEqual(new Set([0]));
  },
);

async function turns(player: Player, theme: string): Promise<void> {
  await player.tab.asks((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
  // Longer than any change of colours takes without motion.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
