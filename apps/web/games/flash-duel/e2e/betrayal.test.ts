import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, publicLog, sitsDown } from '../../../e2e/meeting.ts';
import { questionOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva'];

test('five play a Betrayal to its end', async () => {
  const five = await Promise.all(NAMES.map((name) => invite(name)));
  for (const one of five) await one.prefers({ plain: true, name: one.name });
  const [host, ...others] = five;
  if (!host) throw new Error('nobody came');
  const link = await laysTable(host, 'flash-duel', ['Mode', 'Betrayal']);
  for (const one of others) await sitsDown(one, link);
  await Promise.all(five.map((one) => one.playsToTheEnd(bold)));
  const results = await Promise.all(five.map(({ page }) => questionOn(page).textContent()));
  for (const result of results) expect(result).toMatch(/^(You (won|lost)|Nobody won) the match\.$/);
  const [log, ...rest] = await Promise.all(five.map(async (one) => publicLog(await one.log(), one.name)));
  for (const other of rest) expect(other.length).toBe(log?.length);
});
