import { readFileSync } from 'node:fs';
import { type Aftermath, aftermathOf } from '@riposte/analysis/aftermath';
import { type Puzzle, positionOf } from '@riposte/analysis/puzzles';
import type { AnyChoice } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { describe, expect, test } from 'vitest';

const SHELVED = SHELF.find(({ id }) => id === 'flash-duel');
if (!SHELVED) throw new Error('Flash Duel is not on the shelf');
const game = await SHELVED.rules();
const PUZZLES: readonly Puzzle[] = JSON.parse(
  readFileSync(new URL('../../../../packages/games/flash-duel/puzzles.json', import.meta.url), 'utf8'),
);
const names = (seat: number) => ['Ann', 'Ben'][seat] ?? '';

/** What comes after each choice of the first puzzle with such a best choice in an edition, by what it says. */
function aftermathsOf(theme: string, edition: string): ReadonlyMap<string, Aftermath> {
  const puzzle = PUZZLES.find((one) => one.theme === theme && one.options.edition === edition);
  const asked = puzzle && positionOf(game, puzzle).at(-1);
  if (!puzzle || !asked?.decision) throw new Error(`there is no puzzle of ${theme}`);
  const moment = { seat: puzzle.seat, view: asked.view, names };
  const told = (choice: AnyChoice) =>
    [game.words.choice(choice, asked.view, names).text, aftermathOf(game, moment, choice)] as const;
  return new Map(asked.decision.choices.map(told));
}

describe('what comes after a choice', () => {
  const aftermaths = aftermathsOf('use dragonForm', 'v4.1');

  test('an attack that cannot be blocked is answered by no block', () => {
    const { won = 0, replies = [] } = aftermaths.get('Use Dragon Form') ?? {};
    expect(won).toBeGreaterThan(0);
    expect(replies.filter(({ text }) => text.startsWith('Block'))).toEqual([]);
  });

  test('an attack is blocked or not, and only so often is won at once', () => {
    const [text = ''] = [...aftermaths.keys()].filter((one) => one.startsWith('Attack'));
    const { won = 0, lost, replies = [] } = aftermaths.get(text) ?? {};
    expect([won > 0, lost, replies.length > 0]).toEqual([true, 0, true]);
    for (const reply of replies) expect(reply.text).toMatch(/^(Block|Retreat|Use)/);
  });

  test('all that comes adds up to a hundred, but for rounding, and the likeliest is first', () => {
    for (const { won, lost, replies } of aftermaths.values()) {
      const often = replies.map((reply) => reply.often);
      const sum = often.reduce((total, one) => total + one, won + lost);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1 + replies.length / 2);
      expect(often).toEqual(often.toSorted((one, other) => other - one));
    }
  });

  test('the same question has the same aftermath, whenever it is asked', () => {
    expect(aftermathsOf('use dragonForm', 'v4.1')).toEqual(aftermaths);
  });
});

test('a hit that is let through loses the round at once', () => {
  expect(aftermathsOf('takeHit', 'v4.1').get('Let it hit')).toMatchObject({ won: 0, replies: [] });
});
