import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { type Script, ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

const SECRET = '5eed'.repeat(16);
const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same answer each time, or the first where there are not that many; the replay is not kept. */
const always =
  (answer: string) =>
  (shown: string): string => {
    if (shown.endsWith('another name) ')) return 'n';
    return shown.endsWith('(1, or help): ') ? '1' : answer;
  };

async function play(script: Script, ...flags: readonly string[]) {
  const terminal = new ScriptedTerminal(script);
  const code = await run(['play', 'flash-duel', '--seed', SECRET, '--against', 'random', ...flags], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

describe('a whole game', () => {
  test.each(['revised', 'v4.1'])('%s ends with a winner, and its replay is verified', async (edition) => {
    const file = join(folder, `${edition}.replay`);
    const { code, shown } = await play(always('1'), '--edition', edition, '--replay', file);
    expect(code).toBe(0);
    expect(shown).toMatch(/ (You|Dice) won the game\. Score: You \d, Dice \d\./);
    expect(shown).toContain(`riposte verify ${file}`);

    const judge = new ScriptedTerminal();
    expect(await run(['verify', file], judge)).toBe(0);
    expect(judge.shown).toContain('Verified: this match was dealt and played by the rules.');
  });

  test('against an opponent that looks ahead and plays well enough to win against nonsense', async () => {
    const { shown } = await play(always('1'), '--against', 'greedy');
    expect(shown).toMatch(/ Ember won the game\. Score: You \d, Ember 3\./);
  });

  test.each(['5', 'duelist'])('against level %s, who says so', async (level) => {
    const { shown } = await play(always('1'), '--against', level);
    expect(shown).toContain('Duelist plays at level 5 of 8.');
    expect(shown).toMatch(/ Duelist won the game\. Score: You \d, Duelist 3\./);
  });

  test('a hint shows the three best answers by what the player knows, and changes nothing else', async () => {
    let asked = 0;
    const plain = await play(always('1'));
    const helped = await play((shown) => {
      if (!shown.endsWith('or help): ') || asked === 2) return always('1')(shown);
      asked += 1;
      return asked === 1 ? 'hint' : always('1')(shown);
    });
    const [, hint = ''] = helped.shown.split('Having played on 1,500 times with what you know:\n');
    const lines = hint.split('\n').slice(0, 3);
    for (const line of lines) expect(line).toMatch(/^ \d+\) .+: wins \d+ of 100$/);
    expect(plain.shown).not.toContain('with what you know');
    // The same choices lead to the same game.
    expect(helped.shown.slice(-200)).toBe(plain.shown.slice(-200));
  });

  test('is the same again from the same secret', async () => {
    const [one, other] = await Promise.all([play(always('2')), play(always('2'))]);
    expect(one).toEqual(other);
  });

  test('is kept under the name that is typed, and under no other', async () => {
    const file = join(folder, 'typed.replay');
    const names = ['7', join(folder, 'no', 'such', 'folder'), file];
    const { shown } = await play((text) => (text.endsWith('another name) ') ? names.shift() : '1'));
    expect(shown).toContain('There is no folder ');
    expect(existsSync(file)).toBe(true);
  });

  test('shows the commitment before the first card, and the secret only in the replay', async () => {
    const { shown } = await play(always('1'));
    expect(shown.slice(0, shown.indexOf('Your hand'))).toMatch(/^ [0-9a-f]{64}$/m);
    expect(shown).not.toContain(SECRET);
  });
});

describe('leaving', () => {
  test.each([
    ['quit', ['1', 'quit']],
    ['the end of the input', ['1']],
  ])('with %s saves nothing', async (_how, script) => {
    const file = join(folder, 'left.replay');
    const { code, shown } = await play(script, '--replay', file);
    expect(code).toBe(0);
    expect(shown).toContain('The game was left unfinished; nothing was saved.');
    expect(readdirSync(folder).filter((name) => name.startsWith('left'))).toEqual([]);
  });

  test('with Ctrl-C gives exit code 130', async () => {
    const terminal = new ScriptedTerminal(['1']);
    terminal.atEnd = 'interrupted';
    expect(await run(['play', 'flash-duel', '--against', 'random'], terminal)).toBe(130);
  });
});

test('a file that is there already is left alone', async () => {
  const file = join(folder, 'precious');
  writeFileSync(file, 'mine');
  const { code, complaints } = await play([], '--replay', file);
  expect(code).toBe(2);
  expect(complaints).toContain('is there already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

describe('while playing', () => {
  test('what is no answer is said to be none', async () => {
    const { shown } = await play(['99', 'dance', '0']);
    expect(shown).toMatch(/“99” is not an answer here\. Type a number from 1 to \d+, or help\./);
    expect(shown).toContain('“dance” is not an answer here.');
    expect(shown).toContain('“0” is not an answer here.');
  });

  test('why names the rule behind each thing that is not possible', async () => {
    const { shown } = await play(['why', 'why push 3', 'why attack 4', 'why nothing']);
    expect(shown).toMatch(/^ Push {12}You are \d+ spaces apart; pushing needs 1\. \(rule 6\.1\)$/m);
    expect(shown).toMatch(/^ Push 3: You are \d+ spaces apart; pushing needs 1\. \(rule 6\.1\)$/m);
    expect(shown).toMatch(/^ Attack with a 4: The distance is \d+, so only a dashing strike could reach\./m);
    expect(shown).toContain('Nothing in this game is called that.');
  });

  test('why says so when something is possible after all', async () => {
    const { shown } = await play(['why move forward']);
    expect(shown).toMatch(/^ Move \d forward: possible, it is answer 1\.$/m);
  });

  test('the log and the rules can be read', async () => {
    const { shown } = await play(['1', 'log', 'rules', 'rules 9.3', 'rules 77', 'help']);
    expect(shown.match(/The coin fell for/g)).toHaveLength(2);
    expect(shown).toContain('Chapters: 1 The game, 2 The bridge');
    expect(shown).toContain('  9.3   To block, play exactly as many cards');
    expect(shown).toContain('There is no rule 77.');
    expect(shown).toContain(' undo       take your last choice back');
  });

  test('undo goes back to the same question; the practice opponent agrees', async () => {
    const { shown } = await play(['undo', '1', 'undo', 'quit']);
    const [before = '', , after = ''] = shown.split(' Round 1 ').slice(1);
    expect(before).toContain('You have chosen nothing that could be taken back.');
    const board = (text: string) => text.slice(0, text.indexOf('·'));
    expect(board(after)).toBe(board(before));
    expect(after).toContain('You took back the last choice.\n · Dice agreed.');
  });

  test('a game with takebacks is verified too', async () => {
    const file = join(folder, 'takeback.replay');
    const lines = ['1', 'undo', '2', '1', 'undo', '1'];
    const { code } = await play(() => lines.shift() ?? '1', '--replay', file);
    expect(code).toBe(0);
    const judge = new ScriptedTerminal();
    expect(await run(['verify', file], judge)).toBe(0);
    expect(judge.shown).toContain('2 takebacks');
  });

  test('--plain uses nothing but common letters', async () => {
    const { shown } = await play(always('1'), '--plain');
    expect(shown.match(/[^\n -~“”…]/gu)).toBeNull();
  });
});
