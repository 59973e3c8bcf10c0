import { afterEach, describe, expect, inject, test } from 'vitest';
import { IS_DEEP } from '../../../e2e/deep.ts';
import { chromium } from '../../../e2e/engines/chromium.ts';
import { firefox } from '../../../e2e/engines/firefox.ts';
import { Player } from '../../../e2e/engines/player.ts';
import type { Engine } from '../../../e2e/engines/tab.ts';
import { webkit } from '../../../e2e/engines/webkit.ts';
import { publicLog } from '../../../e2e/meeting.ts';
import bold from './strategy.ts';

/** A browser starts, builds its first page and plays: more than one page of a browser that runs. */
const LONG = 240_000;

const here: Player[] = [];

async function invite(name: string, engine: Engine): Promise<Player> {
  const player = await Player.enters(name, engine, inject('house'));
  here.push(player);
  return player;
}

afterEach(async () => {
  const faults = await Promise.all(here.splice(0).map((player) => player.leaves()));
  expect(faults.flat()).toEqual([]);
});

describe.each([firefox, webkit])('$name', (engine) => {
  test(
    'a first duel is played from the front door to its end, and watched again',
    async () => {
      const anna = await invite('Anna', engine);
      await anna.opens('/');
      await anna.clicks('link', '^Play now');
      expect(await anna.playsToTheEnd(bold)).toBeGreaterThan(2);
      await anna.clicks('link', 'Watch the replay');
      await watches(anna);
    },
    LONG,
  );
});

/** Before a release: every two of the three meet. */
const PAIRS: readonly { readonly one: Engine; readonly other: Engine }[] = IS_DEEP
  ? [
      { one: firefox, other: webkit },
      { one: chromium, other: firefox },
      { one: webkit, other: chromium },
    ]
  : [];

describe.each(PAIRS)('$one.name and $other.name', ({ one, other }) => {
  test(
    'two play a whole duel through a private link, and are told the same',
    async () => {
      const anna = await invite('Anna', one);
      await anna.prefers({ plain: true, name: 'Anna' });
      const ben = await invite('Ben', other);
      await ben.prefers({ plain: true, name: 'Ben' });
      await anna.opens('/friends/flash-duel');
      await anna.clicks('radio', 'Simple');
      await anna.clicks('button', 'Lay the table');
      await ben.opens(await anna.comesTo(/^\/t\//));
      await ben.clicks('button', 'Sit down');
      await Promise.all([anna, ben].map((player) => player.playsToTheEnd(bold)));
      const log = publicLog(await anna.log(), 'Anna');
      expect(log.length).toBeGreaterThan(5);
      expect(log).toEqual(publicLog(await ben.log(), 'Ben'));
    },
    LONG,
  );
});

/** Steers a replay that is open, and looks at its proof. */
async function watches(player: Player): Promise<void> {
  const told = () => player.sees('slider', 'Moment of the match', 'aria-valuetext');
  const last = Number(await player.sees('slider', 'Moment of the match', 'max'));
  expect(last).toBeGreaterThan(5);
  const first = await told();
  await player.clicks('button', 'Next turn');
  await expect.poll(told).not.toBe(first);
  await player.clicks('button', 'Turn before');
  await expect.poll(told).toBe(first);
  await player.clicks('slider', 'Moment of the match');
  await player.tab.presses('End');
  await expect.poll(told).toContain(`${last + 1} of ${last + 1}`);
  await player.clicks('button', 'Verified fair');
  await player.sees('dialog', 'Verified fair');
  await player.until('it is verified', async () =>
    /All \d+ choices were allowed by the rules/.test(await player.sees('dialog', 'Verified fair')),
  );
}
