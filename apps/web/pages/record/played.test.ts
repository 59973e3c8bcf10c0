import type { ResultCard } from '@riposte/protocol';
import { expect, test } from 'vitest';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { bestOf, judgedOf, type PlayedMatch, playedHere, playedThere, tallyOf } from './played.ts';

const card = (result: Partial<ResultCard>): ResultCard =>
  ({
    table: 't1',
    game: 'none',
    endedAt: '2026-11-18T06:00:00.000Z',
    drawn: false,
    opponents: [{ player: { id: 'ben', name: 'Ben', kind: 'guest' } }],
    ...result,
  }) as ResultCard;

const known = (called?: string) => ({
  way: 'Duel',
  called,
  nameOf: (bot: string) => bot,
});

test('a match on the server counts for its player, with whom they met', () => {
  expect(playedThere(card({ place: 1, accuracy: 91 }), known('Rook'))).toMatchObject({
    kept: 'server',
    called: 'Rook',
    result: 'won',
    opponents: [{ name: 'Ben', isBot: false }],
    accuracy: 91,
  });
  const opponents = [{ bot: 'level-5' }];
  expect(playedThere(card({ place: 2, opponents }), known())).toMatchObject({
    result: 'lost',
    opponents: [{ isBot: true, level: 5 }],
  });
  expect(playedThere(card({ place: 1, drawn: true }), known())).toMatchObject({ result: 'drawn' });
  // A match that came to no result.
  expect(playedThere(card({}), known())).toBeUndefined();
});

test('a match in this browser is one against bots', () => {
  const sitters = [
    { name: 'You', kind: 'you' },
    { name: 'Rook', kind: 'bot', level: 3 },
  ];
  const match = { id: 'h1', begunAt: 1, endedAt: 2, save: { game: 'none', sitters } } as unknown as KeptMatch;
  const played = playedHere(match, { way: 'Duel', result: 'won' }, undefined);
  expect(played).toMatchObject({ kept: 'here', at: 2, opponents: [{ name: 'Rook', isBot: true, level: 3 }] });
  expect('accuracy' in played).toBe(false);
});

const some = (
  at: number,
  result: PlayedMatch['result'],
  level: number | undefined,
  accuracy?: number,
): PlayedMatch => ({
  id: String(at),
  kept: 'here',
  game: 'none',
  way: 'Duel',
  result,
  at,
  opponents: [
    level === undefined ? { name: 'Ben', isBot: false } : { name: `Bot ${level}`, isBot: true, level },
  ],
  ...(accuracy !== undefined && { accuracy }),
});

test('people and bots are told apart, the strongest bot that was beaten is named, accuracies are in order', () => {
  const all = [some(4, 'lost', 8, 70), some(3, 'won', 5), some(2, 'won', 5, 90), some(1, 'won', undefined)];
  expect(tallyOf(all, 'people')).toEqual({ played: 1, won: 1 });
  expect(tallyOf(all, 'bots')).toEqual({ played: 3, won: 2 });
  expect(bestOf(all)).toMatchObject({ level: 5, match: { at: 2 } });
  expect(bestOf([some(1, 'won', undefined)])).toBeUndefined();
  expect(judgedOf(all).map(({ at, accuracy }) => [at, accuracy])).toEqual([
    [2, 90],
    [4, 70],
  ]);
});
