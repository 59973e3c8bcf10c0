import { describe, expect, test } from 'vitest';
import { run } from './cli.ts';
import { gameFlags, gameOptions, readArgs } from './flags.ts';
import { gameIds } from './games.ts';
import { listOf } from './paragraph.ts';
import { ScriptedTerminal } from './testing/scriptedTerminal.ts';
import { shelveSkirmish } from './testing/skirmish.ts';

shelveSkirmish();

async function typed(line: string) {
  const terminal = new ScriptedTerminal();
  const code = await run(line === '' ? [] : line.split(' '), terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test.each([
  ['', 2],
  ['--help', 0],
  ['--version', 0],
  ['play --help', 0],
  ['simulate --help', 0],
  ['verify --help', 0],
  ['rules --help', 0],
  ['rules skirmish', 0],
  ['rules skirmish 99', 1],
  ['rules skirmish 1 2', 2],
  ['cards --help', 0],
  ['cards skirmish', 2],
  ['verify', 2],
  ['verify one two', 2],
  ['verify no-such-file', 2],
  ['simulate skirmish --games none', 2],
  ['simulate skirmish --games 0', 2],
  ['play skirmish --seat 4', 2],
  ['play skirmish --seed 1234', 2],
  ['play skirmish --against nobody', 2],
  ['play skirmish --name Ada --name Bo', 2],
  ['play skirmish --against human --name Ada --name Ada', 2],
  ['play skirmish --replay no/such/folder/match.replay', 2],
  ['play skirmish chess', 2],
])('riposte %s: exit code %i', async (line, code) => {
  expect((await typed(line)).code).toBe(code);
});

test.each([
  ['paly', 'riposte: There is no command “paly”. Did you mean play?\nTry: riposte --help\n'],
  ['dance', 'riposte: There is no command “dance”.\nTry: riposte --help\n'],
  ['--loud', 'riposte: There is no flag --loud.\nTry: riposte --help\n'],
  ['play', `riposte: Which game? There is ${listOf(gameIds(), 'and')}.\nTry: riposte play --help\n`],
  [
    'play skrimish',
    'riposte: There is no game “skrimish”. Did you mean skirmish?\nTry: riposte play --help\n',
  ],
  [
    'play skirmish --sed 1',
    'riposte: There is no flag --sed. Did you mean --seed?\nTry: riposte play --help\n',
  ],
  ['play skirmish --seed', 'riposte: --seed needs a value: --seed HEX.\nTry: riposte play --help\n'],
  ['play skirmish --plain=1', 'riposte: --plain takes no value.\nTry: riposte play --help\n'],
  [
    'play skirmish --rounds 99',
    'riposte: “rounds” must be a whole number from 1 to 20.\nTry: riposte play --help\n',
  ],
])('riposte %s says what is wrong, and where to look', async (line, complaint) => {
  expect(await typed(line)).toEqual({ code: 2, shown: '', complaints: complaint });
});

describe('help', () => {
  test.each(['play', 'simulate', 'verify', 'rules', 'cards', 'lab', 'serve'])(
    '%s --help has examples and exit codes in 80 columns',
    async (name) => {
      const { shown } = await typed(`${name} --help`);
      expect(shown).toMatch(new RegExp(`^Examples\n  riposte ${name}\\b`, 'm'));
      expect(shown).toMatch(/^Exit codes\n {2}0 /m);
      expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  test('lists the options of every game', async () => {
    const { shown } = await typed('play --help');
    for (const id of gameIds()) expect(shown).toContain(`\nFlags for ${id}\n`);
  });

  test('of a game is about that game', async () => {
    const { shown } = await typed('play skirmish --help');
    expect(shown.match(/^Flags for .*$/gm)).toEqual(['Flags for skirmish']);
    expect(shown).toMatch(/^ {2}riposte play skirmish$/m);
  });
});

describe('a game’s options', () => {
  const game = {
    options: {
      edition: { type: 'oneOf', label: 'Edition', values: ['old', 'new'], default: 'new' },
      handSize: { type: 'integer', label: 'Cards in a hand', min: 3, max: 7, default: 5 },
      traitor: { type: 'flag', label: 'With a traitor', default: false },
    },
  } as const;

  test('are flags', () => {
    const args = readArgs(['--hand-size', '4', '--traitor', '--edition=old'], gameFlags(game));
    expect(gameOptions(game, args)).toEqual({ edition: 'old', handSize: 4, traitor: true });
    expect(gameOptions(game, readArgs(['--no-traitor'], gameFlags(game)))).toMatchObject({ traitor: false });
  });

  test('that are on unless turned off are shown as what turns them off', () => {
    const open = { options: { openHands: { type: 'flag', label: 'Open hands', default: true } } } as const;
    expect(gameFlags(open)).toEqual({ 'open-hands': { help: 'not: Open hands', isOn: true } });
  });

  test('are checked', () => {
    const args = readArgs(['--hand-size', '9'], gameFlags(game));
    expect(() => gameOptions(game, args)).toThrow('“handSize” must be a whole number from 3 to 7.');
  });

  test('make way for the flags of a command', () => {
    const taken = { edition: { help: 'of the command', value: 'WHICH' } };
    const table = { ...gameFlags(game, taken), ...taken };
    const args = readArgs(['--edition', 'mine', '--game-edition', 'old'], table);
    expect(gameOptions(game, args, taken)).toMatchObject({ edition: 'old' });
  });
});
