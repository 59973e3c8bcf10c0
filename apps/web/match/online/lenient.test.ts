import { serverMessage, tableSchema } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { readAnswer } from './lenient.ts';

const TABLE = {
  id: 'k3v9TQ2mXw7d',
  game: 'skirmish',
  options: {},
  clock: { type: 'none' },
  visibility: 'public',
  status: 'open',
  seats: [{ seat: 0, player: { id: 'p1', name: 'Ann', kind: 'guest' } }],
  commitment: 'a'.repeat(64),
  createdAt: '2026-03-01T18:30:00.000Z',
};

test.each<[what: string, data: unknown, expected: unknown]>([
  ['what fits is taken as it is', TABLE, TABLE],
  ['a new field is left out', { ...TABLE, weather: 'fog' }, TABLE],
  [
    'so is one deep inside',
    {
      ...TABLE,
      seats: [{ seat: 0, player: { id: 'p1', name: 'Ann', kind: 'guest', hat: 1 }, cushion: true }],
    },
    TABLE,
  ],
])('%s', (_what, data, expected) => {
  expect(readAnswer(tableSchema, data)).toEqual({ ok: true, value: expected });
});

test('a new field in a message of the live channel is left out', () => {
  const pong = { type: 'pong', request: 'r1' };
  expect(readAnswer(serverMessage, { ...pong, mood: 'good' })).toEqual({ ok: true, value: pong });
});

test.each<[what: string, data: unknown]>([
  ['a missing field', { ...TABLE, id: undefined }],
  ['a wrong one beside a new one', { ...TABLE, status: 'lost', weather: 'fog' }],
  ['no object at all', 'table'],
])('%s is refused', (_what, data) => {
  expect(readAnswer(tableSchema, data)).toMatchObject({ ok: false, error: 'BAD_MESSAGE' });
});
