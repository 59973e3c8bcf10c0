import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import type { TerminalLook } from '../../terminal.ts';
import { byChance } from '../../testing/scriptedPlayer.ts';
import { type Script, ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const SECRET = '5eed'.repeat(16);
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function play(script: Script, flags: readonly string[], look: Partial<TerminalLook> = {}) {
  const terminal = new ScriptedTerminal(script, look);
  const code = await run(['play', 'flash-duel', '--seed', SECRET, ...flags], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

function flagsOf(line: string): readonly string[] {
  return line.split(' ');
}

describe('a whole game of several', () => {
  test.each([
    ['--mode team --against random', 'You and Coin against Dice and Straw', 'mode team'],
    [
      '--mode team --edition v4.1 --against human',
      'Player 1 and Player 3 against Player 2 and Player 4',
      'mode team',
    ],
    [
      '--mode team --seats human,random,human,random --no-open-hands',
      'Player 1 and Player 3 against Dice and Coin',
      'mode team, closed hands',
    ],
    ['--mode raid --mortals 2 --against random', 'You and Dice against Dragon', 'mode raid, 2 mortals'],
    [
      '--mode raid --mortals 4 --edition v4.1 --seats human,random,human,random,human',
      'Player 1, Dice, Player 3 and Coin against Player 5',
      'mode raid, 4 mortals',
    ],
    [
      '--mode raid --seats random,random,random,human',
      'Dice, Coin and Straw against You',
      'mode raid, 3 mortals',
    ],
    [
      '--mode betrayal --seats human,random,human,random,random',
      'Player 1, Dice, Player 3 and Coin against Dragon',
      'mode betrayal',
    ],
    [
      '--mode betrayal --edition v4.1 --against human',
      'Player 1, Player 2, Player 3 and Player 4 against Player 5',
      'mode betrayal',
    ],
  ])('%s ends, and its replay is verified', async (line, sides, settings) => {
    const file = join(folder, `${line}.replay`);
    const { code, shown } = await play(byChance(3), [...flagsOf(line), '--replay', file]);
    expect(code).toBe(0);
    expect(shown).toContain(`${settings}\n`);
    expect(shown).toMatch(/^ (.* won the game\.|Nobody won: the game is a draw\.)/m);
    expect(shown.split('\n').filter((one) => one.length > 80 && !one.includes(folder))).toEqual([]);
    const judge = new ScriptedTerminal();
    expect(await run(['verify', file], judge)).toBe(0);
    expect(judge.shown.replaceAll('\n', ' ')).toContain(`: ${sides} `);
  });

  test.each(['team', 'raid', 'betrayal'])('%s with those who look ahead goes on', async (mode) => {
    const chance = byChance(1);
    let asked = 0;
    const { shown } = await play((text) => (asked++ < 4 ? chance(text) : 'quit'), ['--mode', mode]);
    expect(shown).toMatch(/ look\s+ahead\s+a\s+little\./);
    expect(shown).toContain('left unfinished');
  });

  test('team mates win together', async () => {
    const { shown } = await play(byChance(3), ['--mode', 'team', '--against', 'random']);
    expect(shown).toMatch(
      /^ (You and Coin|Dice and Straw) won the game\. Score: You and Coin \d, Dice and Straw \d\.$/m,
    );
  });

  test('at the end of Betrayal all learn who had the traitor card', async () => {
    const { shown } = await play(byChance(3), ['--mode', 'betrayal', '--against', 'random']);
    expect(shown).toMatch(/^ \* \w+ had the traitor card\.$/m);
  });
});

describe('on a screen of 24 rows and 80 columns', () => {
  test.each([
    '--mode team --against human',
    '--mode raid --mortals 4 --against human',
    '--mode raid --mortals 2 --seats human,random,random',
    '--mode betrayal --against human',
    '--mode betrayal --seats random,random,random,random,human',
  ])('%s: what is asked nearly always fits', async (line) => {
    const heights: number[] = [];
    const chance = byChance(8);
    await play(
      (shown) => {
        heights.push(shown.slice(shown.lastIndexOf('\x1b[H')).split('\n').length);
        return chance(shown);
      },
      flagsOf(line),
      { clears: true },
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter((rows) => rows > 24).length).toBeLessThan(heights.length / 25);
  });
});

test('--plain uses nothing but common letters', async () => {
  const { shown } = await play(byChance(9), ['--mode', 'betrayal', '--against', 'random', '--plain']);
  expect(shown.match(/[^\n -~“”…]/gu)).toBeNull();
});

test.each(['team', 'raid', 'betrayal'])('%s: why is answered whatever is asked', async (mode) => {
  const chance = byChance(7);
  let asked = 0;
  const { code, shown } = await play(
    (text) => {
      if (!/Your choice .*or help\): $/.test(text)) return chance(text);
      return asked++ % 2 === 0 ? 'why' : chance(text);
    },
    ['--mode', mode, '--against', 'random'],
  );
  expect(code).toBe(0);
  expect(shown.split('For more about one of them').length).toBeGreaterThan(asked / 2 - 1);
});

test('a player who is defeated sees how the others go on', async () => {
  const chance = byChance(2);
  const giveUp = (shown: string) => {
    const isAsked = shown.endsWith('or help): ');
    const hit = /(\d+)\) Let it hit/.exec(shown.slice(shown.lastIndexOf('(rule ')))?.[1];
    return isAsked && hit !== undefined ? hit : chance(shown);
  };
  const { shown } = await play(giveUp, ['--mode', 'raid', '--mortals', '4', '--against', 'random']);
  expect(shown).toContain(' * You were defeated and laid down ');
  expect(shown).toMatch(/ will choose next\.\n Press Enter to go on: \n/);
});

test('watch stops after each choice of an opponent, until it is typed again', async () => {
  const lines = ['1', 'watch', '1', '', '', 'watch', '', '1', 'quit'];
  const { shown } = await play(lines, ['--mode', 'raid', '--against', 'random']);
  expect(shown).toContain(' From now on the game stops after each choice of a practice opponent.');
  expect(shown.match(/will choose next\./g)?.length).toBe(3);
});

describe('seats', () => {
  test.each([
    ['--mode team --seats human,greedy', '--seats names 2, but this game has 4 seats.'],
    [
      '--mode team --seats human,greedy,human,rook',
      '--seats has “rook” on a seat, which must be random, greedy, a level from 1 to 8 or human.',
    ],
    [
      '--mode team --seats greedy,greedy,greedy,greedy',
      '--seats must leave a seat to a human; riposte simulate plays without any.',
    ],
    ['--seats human,greedy --against random', '--seats says who sits where: leave out --against.'],
    ['--seats human,greedy --seat 1', '--seats says who sits where: leave out --seat.'],
    [
      '--mode raid --against human --name A --name B --name C --name D --name E',
      '--name is given 5 times for 4 at the keyboard.',
    ],
    ['--mode raid --mortals 5', '“mortals” must be a whole number from 2 to 4.'],
  ])('%s is refused', async (line, complaint) => {
    const { code, complaints } = await play([], flagsOf(line));
    expect(code).toBe(2);
    expect(complaints).toContain(`riposte: ${complaint}\n`);
  });

  test('no two players have the same name', async () => {
    const { shown } = await play(['quit'], flagsOf('--mode raid --mortals 4 --against greedy --name ember'));
    expect(shown).toContain('ember, Flint, Cinder and Spark play against Dragon.');
  });

  test('names are given in the order of the seats', async () => {
    const { shown } = await play(
      ['', 'quit'],
      flagsOf('--mode team --seats random,human,random,human --name Ada --name Bo'),
    );
    expect(shown).toContain('Ada and Bo play against Dice and Coin. Dice and Coin choose by chance.');
  });
});
