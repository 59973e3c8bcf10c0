import { expect, test } from 'vitest';
import { run } from '../../cli.ts';
import { ScriptedTerminal } from '../../testing/scriptedTerminal.ts';

async function cards(...typed: readonly string[]) {
  const terminal = new ScriptedTerminal();
  const code = await run(['cards', 'flash-duel', ...typed], terminal);
  return { code, shown: terminal.shown, complaints: terminal.complaints };
}

test('all characters and the Dragon are printed, none wider than the screen', async () => {
  const { code, shown } = await cards();
  expect(code).toBe(0);
  const groups = shown.split('\n\n');
  expect(groups).toHaveLength(21);
  expect(groups[0]).toMatch(/^Grave Stormborne, Wind Warrior\n/);
  expect(groups[20]).toMatch(/^Deathstrike Dragon, Crusher of Dreams\n/);
  const counts = groups.map((group) => group.match(/^ {2}\S/gm)?.length);
  expect(counts).toEqual([...Array.from({ length: 20 }, () => 3), 8]);
  expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a character', async () => {
  const { shown } = await cards('grave');
  expect(shown).toBe(
    [
      'Grave Stormborne, Wind Warrior',
      '  Knowing the Opponent (rulebook): an opponent has retreated',
      '    When an opponent retreats from your dashing strike: they show their hand.',
      '  Reversal (rulebook): an opponent announces an ability',
      '    When an opponent on a dark space announces an ability: it does nothing, and',
      '    its card is face down all the same.',
      '  Martial Mastery (partly house): you are attacked',
      '    When you are attacked: play a pair of a higher number than that of the',
      '    attack. It blocks everything.',
      '    Note: That it costs a pair and saves a life is known; that the pair must be',
      '    higher, and that it is no help against a strike, is ours. With any pair',
      '    against anything Grave won four games of five in the lab, with a higher one',
      '    three of four.',
      '',
    ].join('\n'),
  );
});

test.each([
  ['a card, however it is written', ['MARTIAL', 'mastery'], 'Martial Mastery'],
  ['the beginning of a card', ['revers'], 'Reversal'],
  ['a later word', ['oblivion'], 'Into Oblivion'],
  ['a name with a sign that is hard to type', ["mentor's patience"], 'Mentor’s Patience'],
])('%s', async (_how, typed, name) => {
  const { code, shown } = await cards(...typed);
  expect(code).toBe(0);
  expect(shown.match(/^ {2}\S.*(?= \()/gm)).toEqual([`  ${name}`]);
});

test('a house card is marked', async () => {
  expect((await cards('long range')).shown).toContain('  Long Range (house card): you have blocked\n');
});

test.each([
  ['reversl', 'riposte: No card is called “reversl”. Did you mean Reversal?\n'],
  ['persefone', 'riposte: No card is called “persefone”. Did you mean Mistress Persephone?\n'],
  ['xyzzy', 'riposte: No card is called “xyzzy”.\n'],
  ['grayson', 'riposte: “grayson” could be Gloria Grayson or Gwen Grayson.\n'],
])('there is no card %s', async (name, complaint) => {
  expect(await cards(name)).toEqual({ code: 1, shown: '', complaints: complaint });
});

test('as JSON', async () => {
  const { shown } = await cards('reversal', '--json', '--edition', 'v4.1');
  expect(JSON.parse(shown)).toEqual({
    game: 'flash-duel',
    options: { edition: 'v4.1' },
    groups: [
      {
        id: 'grave',
        name: 'Grave Stormborne',
        title: 'Wind Warrior',
        cards: [
          {
            id: 'reversal',
            name: 'Reversal',
            source: 'rulebook',
            text: 'When an opponent on a dark space announces an ability: it does nothing, and its card is face down all the same.',
            moments: ['an opponent announces an ability'],
          },
        ],
      },
    ],
  });
});

test('options that change no card are no flags here', async () => {
  const { code, complaints } = await cards('--mode', 'full');
  expect(code).toBe(2);
  expect(complaints).toContain('There is no flag --mode.');
});
