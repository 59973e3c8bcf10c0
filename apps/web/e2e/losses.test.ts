import { fullTable, parseOptions } from '@riposte/kernel';
import { SHELF, type Shelved } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { obstaclesOn } from './axe.ts';
import { guests } from './guests.ts';
import { opensFile, replayFile } from './replayFile.ts';
import { SIZES } from './sizes.ts';

const { invite } = guests();

/** Games in which what brings players down adds up. */
const ADDING_UP = (await Promise.all(SHELF.map(filling))).filter(({ harms }) => harms);

/** How many sit at a table of a game that nobody has changed. */
async function filling({ id, rules, guide }: Shelved) {
  const [game, { harms }] = await Promise.all([rules(), guide()]);
  const options = parseOptions(game.options, {});
  return { game: id, players: options.ok ? fullTable(game, options.value) : 0, harms };
}

test.each(ADDING_UP)(
  'why a match of $game was lost is said at once: what brought the player down, and when',
  async ({ game, players }) => {
    const names = ['You', ...Array.from({ length: players - 1 }, (_, index) => `Player ${index + 2}`)];
    const bots = names.map(() => 'eager');
    const anna = await invite('Anna', SIZES.phone);
    await opensFile(anna, await replayFile({ game, options: {}, bots, names, seed: 3 }));
    const { page } = anna;
    await page.getByRole('button', { name: 'Why?' }).click();
    const losses = page.getByRole('dialog').getByRole('region', { name: /took|lost/ });
    await expect
      .poll(() => losses.getByRole('heading').textContent())
      .toMatch(/^(You|Your [\w ]+) (took|lost) \d+ (damage|health)\.$/);
    expect(await losses.getByRole('listitem').first().textContent()).toMatch(/\d+.+(turn|round)s? \d/);
    expect(await obstaclesOn(page)).toEqual([]);
  },
);
