import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { byChance } from '../../testing/scriptedPlayer.ts';
import { type Script, ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const SECRET = '5eed'.repeat(16);
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Hits and blocks where that is possible, as hard as possible, and uses no ability; else answers by chance. */
function boldly(seed: number): Script {
  const chance = byChance(seed);
  return (shown) => {
    const screen = shown.slice(shown.lastIndexOf('(rule '));
    const fierce = [...screen.matchAll(/(\d+)\) (?:Block|Attack|Dash|Use none)/g)].at(-1)?.[1];
    return fierce ?? chance(shown);
  };
}

async function play(script: Script, ...flags: readonly string[]) {
  const terminal = new ScriptedTerminal(script);
  const code = await run(['play', 'flash-duel', '--seed', SECRET, ...flags], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

async function verify(file: string): Promise<string> {
  const judge = new ScriptedTerminal();
  expect(await run(['verify', file], judge)).toBe(0);
  return judge.shown;
}

function isTooWide(line: string): boolean {
  return line.length > 80 && !line.includes(folder);
}

describe('a whole solo game', () => {
  test.each([
    ['dummy', 'Training Dummy'],
    ['rook', 'Rook'],
    ['dragon', 'Dragon'],
  ])('against %s ends, and its replay is verified', async (bot, name) => {
    const file = join(folder, `${bot}.replay`);
    const { code, shown } = await play(byChance(3), '--mode', 'solo', '--bot', bot, '--replay', file);
    expect(code).toBe(0);
    expect(shown).toContain(`Flash Duel, edition revised, mode solo, bot ${bot}\n`);
    expect(shown).toContain(`You play against ${name}. Type a number`);
    expect(shown).not.toContain('looks ahead');
    expect(shown).toContain(` ${name} holds `);
    expect(shown).toMatch(new RegExp(` (You|${name}) won the game\\. Score: You \\d\\.`));
    expect(shown.split('\n').filter(isTooWide)).toEqual([]);
    expect(await verify(file)).toMatch(
      new RegExp(
        `^Flash Duel, edition revised, mode solo, bot ${bot}: You against ${name}\n(You|${name}) won`,
        'm',
      ),
    );
  });

  test('that is won says what it achieves', async () => {
    const { shown } = await play(boldly(4), '--mode', 'solo');
    const end = shown.slice(shown.lastIndexOf('You won the game.'));
    expect(end).toMatch(/^You won the game\. Score: You 3\.\n Achievement: /);
    expect(end).toContain(' Achievement: Initiation, 5 points (rule 17.1).\n');
  });

  test('has one seat, which no opponent can take', async () => {
    const { code, complaints } = await play([], '--mode', 'solo', '--against', 'human');
    expect(code).toBe(2);
    expect(complaints).toContain('There is one seat, which is yours: leave out --against.');
  });

  test('can be taken back without consent', async () => {
    const { shown } = await play(['1', '1', 'undo', 'quit'], '--mode', 'solo');
    expect(shown).toMatch(/You took back the last choice\./);
    expect(shown).not.toContain('agreed');
  });
});

describe('a whole game', () => {
  test.each([
    ['of the Full Game', ['--mode', 'full'], 'mode full, selection open'],
    ['of the Full Game by v4.1', ['--mode', 'full', '--edition', 'v4.1'], 'mode full, selection open'],
    [
      'chosen in secret',
      ['--mode', 'full', '--selection', 'double-blind'],
      'mode full, selection double-blind',
    ],
    ['of Custom Clockwork', ['--mode', 'clockwork'], 'mode clockwork'],
  ])('%s ends, and its replay is verified', async (title, flags, settings) => {
    const file = join(folder, `${title}.replay`);
    const { code, shown } = await play(byChance(5), '--against', 'random', '--replay', file, ...flags);
    expect(code).toBe(0);
    expect(shown).toContain(settings);
    expect(shown).toMatch(/ (You|Dice) won the game\. Score: You \d, Dice \d\./);
    expect(shown).toContain('(used)');
    expect(shown.split('\n').filter(isTooWide)).toEqual([]);
    expect(await verify(file)).toContain('Verified: this match was dealt and played by the rules.');
  });
});

describe('while playing with abilities', () => {
  test('a character is chosen with its cards in sight', async () => {
    const { shown } = await play(['1', 'quit'], '--mode', 'solo', '--bot', 'rook');
    expect(shown).toContain('\n 1) Grave Stormborne     Knowing the Opponent, Reversal, Martial Mastery\n');
    expect(shown).toContain('\n You, Grave Stormborne: Knowing the Opponent, Reversal, Martial Mastery\n');
    expect(shown).toContain('\n Rook: Rock Armor, Thunderclap, Windmill Crusher\n');
  });

  test('cards shows what lies on the table, and any card by its name', async () => {
    const { shown } = await play(
      ['cards', '14', 'cards', 'cards steam', 'cards grave', 'cards nonsense'],
      '--mode',
      'solo',
      '--bot',
      'rook',
    );
    const said = shown.split('or help): ').slice(1);
    expect(said[0]).toContain('cards\n Rook, Garus Rook\n   Rock Armor (');
    expect(said[2]).toContain(
      ' You, Bal-Bas-Beta\n   Rocket Punch (as publicly known): your main action\n     As your',
    );
    expect(said[2]).toContain('   Long Range (house card): you have blocked\n');
    expect(said[2]).not.toContain('Note:');
    expect(said[3]).toMatch(
      /^cards steam\n Bal-Bas-Beta, Clockwork Guardian\n {3}Steam Vent .*\n(?: {5}.*\n)+ {5}Note: /,
    );
    expect(said[4]).toContain('   Martial Mastery (partly house): you are attacked\n');
    expect(said[5]).toContain(' No card is called “nonsense”.\n');
  });

  test('--plain uses nothing but common letters', async () => {
    const { shown } = await play(byChance(9), '--mode', 'clockwork', '--against', 'random', '--plain');
    expect(shown.match(/[^\n -~“”…]/gu)).toBeNull();
  });

  test.each([
    [['--mode', 'full', '--against', 'human']],
    [['--mode', 'clockwork']],
    [['--mode', 'solo', '--bot', 'dragon']],
  ])('%j: the introduction and the first question fit a screen of 24 rows', async (flags) => {
    const screens: number[] = [];
    const lines = ['', ''];
    const terminal = new ScriptedTerminal(
      (shown) => {
        screens.push(shown.slice(shown.lastIndexOf('\x1b[H')).split('\n').length);
        return lines.shift();
      },
      { clears: true },
    );
    await run(['play', 'flash-duel', '--seed', SECRET, ...flags], terminal);
    expect(screens.length).toBeGreaterThan(1);
    expect(Math.max(...screens.slice(0, 3))).toBeLessThanOrEqual(24);
  });

  test('in Simple Mode there are none on the table', async () => {
    const { shown } = await play(['cards', 'quit'], '--against', 'random');
    expect(shown).toContain(' There are no such cards on the table.');
  });

  test.each([['full'], ['clockwork'], ['solo']])('%s: why is answered whatever is asked', async (mode) => {
    const chance = byChance(7);
    let asked = 0;
    const { code, shown } = await play(
      (text) => {
        if (!text.endsWith('or help): ')) return 'n';
        return asked++ % 2 === 0 ? 'why' : chance(text);
      },
      '--mode',
      mode,
      ...(mode === 'solo' ? [] : ['--against', 'random']),
    );
    expect(code).toBe(0);
    expect(asked).toBeGreaterThan(20);
    expect(shown.split('For more about one of them').length).toBeGreaterThan(asked / 2 - 1);
  });
});
