import { expect, test } from 'vitest';
import type { KeptMatch } from './localSave.ts';
import { bestWin, recordOf } from './record.ts';

type Ending = 'won' | 'lost' | 'drawn' | 'given up' | 'bots';

function match(ending: Ending, opponent = 'Rook'): KeptMatch {
  const places = { won: [1, 2], lost: [2, 1], drawn: [1, 1], 'given up': undefined, bots: [1, 2] }[ending];
  const kind = ending === 'bots' ? 'bot' : 'you';
  return {
    id: '',
    begunAt: 0,
    endedAt: 1,
    ...(places && { outcome: { places } }),
    save: {
      bots: [undefined, 'level-2'],
      sitters: [
        { name: 'You', kind },
        { name: opponent, kind: 'bot', level: opponent.length },
      ],
      ...(ending === 'given up' && { givenUp: true }),
    } as unknown as KeptMatch['save'],
  };
}

test('nothing was played', () => {
  expect(recordOf([])).toEqual({ played: 0, won: 0, streak: 0, bestStreak: 0, opponents: [] });
  expect(recordOf([match('bots')]).played).toBe(0);
});

test.each<[what: string, newestFirst: readonly Ending[], streak: number, best: number, won: number]>([
  ['a win begins a streak', ['won'], 1, 1, 1],
  ['a loss ends it', ['lost', 'won', 'won'], 0, 2, 2],
  ['giving up ends it', ['won', 'given up', 'won'], 1, 1, 2],
  ['a draw neither ends it nor makes it longer', ['won', 'drawn', 'won', 'lost'], 2, 2, 2],
  ['the best is remembered', ['won', 'lost', 'won', 'won', 'won'], 1, 3, 4],
])('%s', (_what, endings, streak, best, won) => {
  const record = recordOf(endings.map((ending) => match(ending)));
  expect(record).toMatchObject({ played: endings.length, won, streak, bestStreak: best });
});

test('opponents are told apart, the one met most often first', () => {
  expect(recordOf([match('won', 'Fox'), match('lost'), match('won')]).opponents).toEqual([
    { name: 'Rook', played: 2, won: 1 },
    { name: 'Fox', played: 1, won: 1 },
  ]);
});

test('the best win is that over the strongest bot; a draw is none', () => {
  expect(bestWin([match('lost', 'Setsuki'), match('drawn', 'Argagarg')])).toBeUndefined();
  const matches = [match('won', 'Lum'), match('won', 'Rook'), match('lost', 'Setsuki')];
  expect(bestWin(matches)).toEqual({ name: 'Rook', level: 4 });
});
