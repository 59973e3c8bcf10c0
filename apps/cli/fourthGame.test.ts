import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { riposteWithSkirmish as riposte } from './testing/programWithSkirmish.ts';
import { byChance } from './testing/scriptedPlayer.ts';

// The proof by a fourth game: no file of the terminal knows Skirmish. One line puts it on the shelf
// (packages/shelf/withSkirmish.ts), and the program itself, with its threads, finds it there.

const folder = mkdtempSync(join(tmpdir(), 'riposte-fourth-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('play', () => {
  test.for([
    ['against practice opponents', '--against random', 'You and Coin play against Dice and Straw.'],
    ['by two, though four could sit', '--seats human,random', 'You play against Dice.'],
    [
      'by ten',
      '--game-seats 10 --against random',
      'You, Coin, Lot, Lot 3 and Lot 5 play against Dice, Straw, Lot 2, Lot 4 and Lot 6.',
    ],
    ['by three at one keyboard', '--seats human,human,human', 'Player 1 and Player 3 play against Player 2.'],
  ] as const)('%s to the end, and its replay is verified', async ([title, flags, sides], { expect }) => {
    const file = join(folder, `${title.replaceAll(' ', '-')}.replay`);
    const seed = 'ab'.repeat(32);
    const { code, shown, complaints } = await riposte(
      `play skirmish ${flags} --seed ${seed} --replay ${file}`,
      byChance(3),
    );
    expect([code, complaints]).toEqual([0, '']);
    expect(shown).toContain(' Skirmish, 8 rounds\n');
    expect(shown.replace(/\n */g, ' ')).toContain(sides);
    // What its guide says of the table, and its words of what happened.
    expect(shown).toMatch(/^ The round: Round 1 of 8\.$/m);
    expect(shown).toMatch(/\w+: 3 life, 3 cards\./);
    expect(shown).toMatch(/ struck at /);
    expect(shown).toMatch(/ (won the game|Nobody won: the game is a draw)\./);
    const judged = await riposte(`verify ${file}`);
    expect(judged).toMatchObject({ code: 0, shown: expect.stringMatching(/^Verified: /) });
  });

  test('--seats keeps to what the game allows', async ({ expect }) => {
    const { code, complaints } = await riposte('play skirmish --seats human');
    expect([code, complaints.split('\n')[0]]).toEqual([
      2,
      'riposte: --seats names 1, but this game has 2 to 4 seats.',
    ]);
  });
});

describe.concurrent('over threads', () => {
  test('simulate', async ({ expect }) => {
    const { code, shown } = await riposte('simulate skirmish --games 30 --jobs 2');
    expect(code).toBe(0);
    expect(shown).toMatch(/^Games +30 of Skirmish /);
    expect(shown).toMatch(/^Faults +0$/m);
  });

  test('lab', async ({ expect }) => {
    const { code, shown } = await riposte(
      'lab match skirmish --rounds 2 --bots search-2,random --games 4 --jobs 2',
    );
    expect(code).toBe(0);
    expect(shown).toMatch(/^4 games of Skirmish, 2 rounds;/);
  });
});

describe.concurrent('to read', () => {
  test('rules', async ({ expect }) => {
    const { code, shown } = await riposte('rules skirmish 5.1');
    expect(code).toBe(0);
    expect(shown).toBe(
      '5 The end\n  5.1   The skirmish ends when all seats of a team have fallen: the other team\n        wins.\n',
    );
  });

  test('cards say that there are none to read', async ({ expect }) => {
    const { code, complaints } = await riposte('cards skirmish');
    expect(code).toBe(2);
    expect(complaints).toContain('The cards of Skirmish have no text.');
  });
});
