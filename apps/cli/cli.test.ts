import { describe, expect, test } from 'vitest';
import { run } from './cli.ts';
import { gameFlags, gameOptions, readArgs } from './flags.ts';
import { GAMES } from './games.ts';
import { ScriptedTerminal } from './scriptedTerminal.ts';

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
  ['rules flash-duel', 0],
  ['rules flash-duel 99', 1],
  ['rules flash-duel 1 2', 2],
  ['cards --help', 0],
  ['cards flash-duel', 0],
  ['cards flash-duel xyzzy', 1],
  ['verify', 2],
  ['verify one two', 2],
  ['verify no-such-file', 2],
  ['simulate flash-duel --games none', 2],
  ['simulate flash-duel --games 0', 2],
  ['play flash-duel --seat 2', 2],
  ['play flash-duel --seed 1234', 2],
  ['play flash-duel --against nobody', 2],
  ['play flash-duel --name Ada --name Bo', 2],
  ['play flash-duel --against human --name Ada --name Ada', 2],
  ['play flash-duel --replay no/such/folder/duel.replay', 2],
  ['play flash-duel chess', 2],
])('riposte %s: exit code %i', async (line, code) => {
  expect((await typed(line)).code).toBe(code);
});

test.each([
  ['paly', 'riposte: There is no command “paly”. Did you mean play?\nTry: riposte --help\n'],
  ['dance', 'riposte: There is no command “dance”.\nTry: riposte --help\n'],
  ['--loud', 'riposte: There is no flag --loud.\nTry: riposte --help\n'],
  ['play', 'riposte: Which game? There is flash-duel.\nTry: riposte play --help\n'],
  [
    'play flash-dule',
    'riposte: There is no game “flash-dule”. Did you mean flash-duel?\nTry: riposte play --help\n',
  ],
  [
    'play flash-duel --sed 1',
    'riposte: There is no flag --sed. Did you mean --seed?\nTry: riposte play --help\n',
  ],
  ['play flash-duel --seed', 'riposte: --seed needs a value: --seed HEX.\nTry: riposte play --help\n'],
  ['play flash-duel --plain=1', 'riposte: --plain takes no value.\nTry: riposte play --help\n'],
  [
    'play flash-duel --edition 9',
    'riposte: “edition” must be one of v4.1, revised.\nTry: riposte play --help\n',
  ],
])('riposte %s says what is wrong, and where to look', async (line, complaint) => {
  expect(await typed(line)).toEqual({ code: 2, shown: '', complaints: complaint });
});

test.each(['play', 'simulate', 'verify', 'rules', 'cards'])(
  '%s --help has examples and exit codes in 80 columns',
  async (name) => {
    const { shown } = await typed(`${name} --help`);
    expect(shown).toMatch(new RegExp(`^Examples\n  riposte ${name} `, 'm'));
    expect(shown).toMatch(/^Exit codes\n {2}0 /m);
    expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
  },
);

describe('a game’s options', () => {
  const [listed] = GAMES;
  if (!listed) throw new Error('no game is listed');
  const game = {
    ...listed.game,
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

  test('that are on unless turned off are shown as what turns them off', async () => {
    const { shown } = await typed('play --help');
    expect(shown).toMatch(/^ {2}--no-open-hands +not: Team mates see each other’s hands$/m);
  });

  test('are checked', () => {
    const args = readArgs(['--hand-size', '9'], gameFlags(game));
    expect(() => gameOptions(game, args)).toThrow('“handSize” must be a whole number from 3 to 7.');
  });

  test.each(GAMES)('$game.id: no option hides a flag of a command', ({ game: { options } }) => {
    const taken = [
      'against',
      'name',
      'seat',
      'seats',
      'seed',
      'replay',
      'plain',
      'games',
      'jobs',
      'json',
      'help',
    ];
    expect(Object.keys(options).filter((name) => taken.includes(name))).toEqual([]);
  });
});
