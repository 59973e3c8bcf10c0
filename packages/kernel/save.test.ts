import { expect, test } from 'vitest';
import { formatSave, parseSave, vanishedNames } from './save.ts';
import { skirmish } from './skirmish/index.ts';
import { bid, ECHO, PASS, SkirmishTable, target } from './skirmish/table.ts';

const echoes = ['echo', 'echo', 'echo'] as const;

function midFight() {
  return new SkirmishTable([echoes, echoes], [5]).play(
    [0, bid(2)],
    [1, bid(0)],
    [0, PASS],
    [0, target(1)],
    [1, ECHO],
  );
}

test('a match saved in mid-fight goes on as if nothing had happened', () => {
  const table = midFight();
  const loaded = parseSave(skirmish, formatSave(table.match));
  expect(loaded).toEqual({ ok: true, value: table.match });
});

test('a save of older rules is brought to the present ones by its migrations', () => {
  const table = midFight();
  const old = formatSave(table.match)
    .replace('"rulesVersion":"2"', '"rulesVersion":"1"')
    .replaceAll('"step":"echoAnswered"', '"step":"parryAnswered"');
  expect(old).toContain('parryAnswered');
  expect(parseSave(skirmish, old)).toEqual({ ok: true, value: table.match });
});

test('a migration may change states and options as well, step by step', () => {
  const table = midFight();
  const game = {
    ...skirmish,
    rulesVersion: '4',
    migrations: [
      ...skirmish.migrations,
      { from: '2', to: '3', renamed: {}, state: (old: object) => ({ ...old, round: 40 }) },
      { from: '3', to: '4', renamed: {}, options: (old: unknown) => ({ ...(old as object), rounds: 9 }) },
    ],
  };
  const loaded = parseSave(game, formatSave(table.match));
  expect(loaded).toMatchObject({
    ok: true,
    value: { rulesVersion: '4', options: { seats: 2, rounds: 9 }, state: { round: 40 } },
  });
});

test.each<[what: string, text: string, why: string]>([
  ['no JSON', 'hello', 'This is not a saved match of Skirmish.'],
  ['nothing', 'null', 'This is not a saved match of Skirmish.'],
  [
    'a match of another game',
    formatSave({ ...midFight().match, game: 'chess' }),
    'This is not a saved match of Skirmish.',
  ],
  ['half a match', '{"game":"skirmish","desks":[]}', 'This is not a saved match of Skirmish.'],
  ['a match without desks', '{"game":"skirmish","state":{}}', 'This is not a saved match of Skirmish.'],
  ['no name of a game', '{"game":7,"state":{},"desks":[]}', 'This is not a saved match of Skirmish.'],
  [
    'rules nobody knows',
    formatSave({ ...midFight().match, rulesVersion: '0' }),
    'Saved by rules 0, which these cannot continue.',
  ],
])('%s is refused', (_what, text, why) => {
  expect(parseSave(skirmish, text)).toEqual({ ok: false, error: 'BAD_SAVE', why: { text: why } });
});

test('a released name that vanished without a migration is found', () => {
  const names = ['turn.begin', 'turn.cardChosen'];
  const released = ['turn.begin', 'turn.picked', 'turn.gone'];
  const migrations = [
    { from: '1', to: '2', renamed: { 'turn.picked': 'turn.chosen' } },
    { from: '2', to: '3', renamed: { 'turn.chosen': 'turn.cardChosen' } },
  ];
  expect(vanishedNames(names, released, migrations)).toEqual(['turn.gone']);
  expect(vanishedNames(names, released, [])).toEqual(['turn.picked', 'turn.gone']);
});
