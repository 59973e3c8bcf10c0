import { botMatch } from '@riposte/analysis/study';
import { botNamed, levelsOf } from '@riposte/bots';
import { formatReplay, History, parseOptions } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import type { Person } from './people.ts';

/** A match to be made. */
export interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly names: readonly string[];
  readonly seed: number;
}

/** The replay file of a match between bots, who bear the names of people. */
export async function replayFile({ game: id, options, bots, names, seed }: Wanted): Promise<string> {
  const game = await SHELF.find((one) => one.id === id)?.rules();
  const parsed = game && parseOptions(game.options, options);
  if (!game || !parsed?.ok) throw new Error('there is no such match');
  const players = bots.flatMap((name) => botNamed(name, {}, levelsOf(game)) ?? []);
  const all = parsed.value as Record<string, unknown>;
  const { replay } = botMatch({ game, options: all, bots: players, seed });
  const history = new History(game, parsed.value, replay.deal);
  for (const entry of replay.entries) history.add(entry);
  return formatReplay(game, { ...replay, names }, history.match.state);
}

/** Opens a replay file, as if it had been chosen from the device. */
export async function opensFile({ page, house }: Person, text: string): Promise<void> {
  await page.goto(new URL('/replay', house).href);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.replay', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Why?' }).waitFor();
}
