import { expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

/** Lets bots play eight games; gives the lines of the table, each with its name, games and wins in percent. */
async function table(line: string) {
  const terminal = new ScriptedTerminal();
  const code = await run(
    [
      'lab',
      'table',
      'gorgasali',
      '--pace',
      'quick',
      '--characters',
      'dealt',
      '--jobs',
      '1',
      ...line.split(' '),
    ],
    terminal,
  );
  const rows = [...terminal.shown.matchAll(/^ {2}(\S.*?) +(\d+) +([\d.]+) %/gm)].map(
    ([, name = '', games, rate]) => ({ name, games: Number(games), rate: Number(rate) }),
  );
  return { code, rows, shown: terminal.shown, complaints: terminal.complaints };
}

const isSeat = ({ name }: { readonly name: string }) => name.startsWith('seat ');

test('one bot sits on every seat in turn, and all others are alike', async () => {
  const { code, rows } = await table('--players 4 --bots hasty,random --games 8');
  expect(code).toBe(0);
  expect(rows.slice(0, 2)).toMatchObject([
    { name: 'hasty', games: 8 },
    { name: 'random', games: 24 },
  ]);
  expect(rows.filter(isSeat).map(({ games }) => games)).toEqual([8, 8, 8, 8]);
  const characters = rows.slice(6);
  expect(characters.reduce((sum, { games }) => sum + games, 0)).toBe(32);
  const wins = characters.reduce((sum, { games, rate }) => sum + (games * rate) / 100, 0);
  expect(wins).toBeCloseTo(8, 1);
});

test('a bot plays all seats of its team', async () => {
  const { rows } = await table('--players 4 --mode duo --bots hasty,random --games 2');
  expect(rows.slice(0, 2).map(({ games }) => games)).toEqual([4, 4]);
});

test('one bot may have every seat, but no three sit there', async () => {
  expect((await table('--players 2 --bots hasty --games 2')).rows[0]).toMatchObject({ games: 4, rate: 50 });
  const { code, complaints } = await table('--bots hasty,random,greedy');
  expect([code, complaints]).toEqual([2, expect.stringContaining('One bot sits among others')]);
});
