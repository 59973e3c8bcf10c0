import { expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

async function rules(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['rules', 'flash-duel', ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test('all rules are printed, none wider than the screen, without Markdown', async () => {
  const { shown } = await rules();
  expect(shown).toMatch(/^Flash Duel: the rules\n\n/);
  expect(shown).toContain('\n12 What everybody may know\n');
  expect(shown).not.toMatch(/\*\*|_Ruling|^- /m);
  expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a section', async () => {
  const { shown } = await rules('10');
  expect(shown).toBe(
    [
      '10 Recovering',
      '  10.1  After a retreat the player must recover on the next turn: no action,',
      '        only drawing up to five cards.',
      '  10.2  One recovery settles a retreat; the turn after it is a normal one.',
      '',
    ].join('\n'),
  );
});

test('the number may stand before the game', async () => {
  const terminal = new ScriptedTerminal();
  expect(await run(['rules', '7', 'flash-duel'], terminal)).toBe(0);
  expect(terminal.shown).toMatch(/^7 Attack\n/);
});

test('a single rule', async () => {
  const { shown } = await rules('7.1');
  expect(shown).toBe('7 Attack\n  7.1   Play a card whose number is exactly the distance.\n');
});

test.each([
  ['9.12', 'riposte: There is no rule 9.12. The nearest are 9.7, 9.6 and 9.5.\n'],
  ['40', 'riposte: There is no rule 40. The nearest are 22, 21 and 20.\n'],
  ['attack', 'riposte: “attack” is not the number of a rule, like 1 or 1.1.\n'],
])('there is no rule %s', async (number, complaint) => {
  expect(await rules(number)).toEqual({ code: 1, shown: '', complaints: complaint });
});

test('as JSON', async () => {
  const { shown } = await rules('7.1', '--json');
  expect(JSON.parse(shown)).toEqual({
    game: 'flash-duel',
    title: 'Flash Duel: the rules',
    chapters: [
      {
        number: '7',
        title: 'Attack',
        rules: [{ number: '7.1', text: 'Play a card whose number is exactly the distance.' }],
      },
    ],
  });
});
