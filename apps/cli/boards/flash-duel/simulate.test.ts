import { expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

async function simulated(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['simulate', 'flash-duel', ...typed], terminal);
  return { code, shown: terminal.shown };
}

test('against a bot without a seat the player wins or does not', async () => {
  const { code, shown } = await simulated(
    '--games',
    '40',
    '--mode',
    'solo',
    '--bot',
    'rook',
    '--jobs',
    '1',
    '--json',
  );
  const { wins, draws, faultCount } = JSON.parse(shown);
  expect({ code, draws, faultCount }).toEqual({ code: 0, draws: 0, faultCount: 0 });
  expect(wins).toHaveLength(1);
  expect(wins[0]).toBeLessThan(40);
});

test.each([
  ['team', /^Team A won +\d+ \(.*\nTeam B won +\d+ \(|^Team B won +\d+ \(.*\nTeam A won +\d+ \(/m, 4],
  ['raid', /^Mortals won +\d+ \(/m, 4],
  ['betrayal', /^Dragon and traitor won +\d+ \(/m, 5],
])('%s: wins are counted by side, and there are no faults', async (mode, expected, seats) => {
  const { code, shown } = await simulated('--games', '40', '--mode', mode, '--jobs', '1');
  expect(code).toBe(0);
  expect(shown).toMatch(expected);
  expect(shown).toMatch(/^Faults +0$/m);
  const json = JSON.parse((await simulated('--games', '40', '--mode', mode, '--jobs', '1', '--json')).shown);
  expect(json.wins).toHaveLength(seats);
  const sides: readonly number[] = Object.values(json.winners);
  expect(sides.reduce((sum, count) => sum + count, json.draws)).toBe(40);
});
