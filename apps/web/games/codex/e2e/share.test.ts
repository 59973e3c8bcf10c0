import { readFile } from 'node:fs/promises';
import {
  fastRandom,
  formatReplay,
  History,
  makeDeal,
  parseOptions,
  type Seat,
  seats,
  wholeTurns,
} from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { obstaclesOn } from '../../../e2e/axe.ts';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();
const NAMES = ['Ann', 'Ben'];

/** A whole match of quick players: its file, and how a spectator would tell each of its turns. */
async function played(): Promise<{ readonly file: string; readonly turns: readonly string[] }> {
  const shelved = SHELF.find(({ id }) => id === 'codex');
  const [game, guide] = await Promise.all([shelved?.rules(), shelved?.guide()]);
  const options = game && parseOptions(game.options, { heroes: 'dealt' });
  if (!game || !guide?.turns || !options?.ok) throw new Error('there is no such match');
  const deal = makeDeal(
    '7'.padStart(64, '0'),
    seats(2).map((seat) => `${seat}a`.repeat(16)),
  );
  const history = new History(game, options.value, deal);
  const random = fastRandom(7);
  const sent: { events: readonly unknown[]; view: unknown }[] = [];
  const keep = (letters: typeof history.opening) =>
    sent.push(...letters.filter(({ viewer }) => viewer === 'spectator').map(({ update }) => update));
  keep(history.opening);
  while (!history.outcome) {
    const [seat] = history.snapshot('spectator').awaiting;
    const { decision } = history.snapshot(seat as Seat);
    if (seat === undefined || !decision) throw new Error('nobody is asked');
    const asked = { ...decision, seat, kind: 'awaited' as const };
    const choice = chosenBy('sensible', game.skill, history.match.state, asked, random);
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    keep(chosen.value);
  }
  const replay = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.value as Record<string, unknown>,
    deal,
    names: NAMES,
    entries: history.entries,
  };
  const { turns } = guide;
  return {
    file: formatReplay(game, replay, history.match.state),
    turns: wholeTurns(turns, sent).map((turn) => turns.text(turn, (seat) => NAMES[seat] ?? '')),
  };
}

async function watches({ page, ...anna }: Person, text: string): Promise<void> {
  await page.goto(new URL('/replay', anna.house).href);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.replay', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Log, viewer and sharing' }).click();
}

/** How many colours a picture has, as far as every fiftieth pixel tells. */
async function coloursIn({ page }: Person, png: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const found = new Set<string>();
      for (let at = 0; at < data.length; at += 200) found.add([data[at], data[at + 1], data[at + 2]].join());
      return found.size;
    },
    [...png],
  );
}

test.each(['desk', 'phone'] as const)(
  'on a %s a turn is copied as text, and the table kept as a picture',
  async (size) => {
    const { file, turns } = await played();
    const anna = await invite('Anna', { ...SIZES[size], permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = anna;
    await watches(anna, file);
    const share = page.locator('[data-part="share"]');
    await share.getByRole('button', { name: 'Copy the turn' }).waitFor();

    // With other eyes the text is the same.
    for (const eyes of ['Ann', 'Ben', 'A spectator']) {
      await page.getByLabel('Watch as').selectOption({ label: eyes });
      for (const number of [3, 4]) {
        await share.getByLabel('Which turn').selectOption({ index: number - 1 });
        await share.getByRole('button', { name: 'Copy the turn' }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(turns[number - 1]);
      }
    }
    expect(await obstaclesOn(page)).toEqual([]);

    const arrives = page.waitForEvent('download');
    await share.getByRole('button', { name: 'Save a picture of the table' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toBe('codex.png');
    const png = await readFile(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1272]);
    expect(await coloursIn(anna, png)).toBeGreaterThan(200);
  },
);

test('in a match the menu has both as soon as there is something to show', async () => {
  const anna = await invite('Anna');
  await anna.opens('/play/codex');
  await anna.isAsked();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  const share = anna.page.locator('[data-part="share"]');
  await share.getByRole('button', { name: 'Save a picture of the table' }).waitFor();
  expect(await share.getByRole('button', { name: 'Copy the turn' }).count()).toBe(0);
});
