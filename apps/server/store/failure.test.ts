import { expect, test } from 'vitest';
import { type Failure, failureOf, isUnavailable, Unavailable } from './failure.ts';

test.each<[what: string, thrown: unknown, failure: Failure]>([
  ['a deadlock', { code: '40P01' }, 'again'],
  ['a lock that was waited for long enough', { code: '55P03' }, 'locked'],
  ['a serialization failure', { code: '40001' }, 'again'],
  ['a text the database cannot hold', { code: '22021' }, 'refused'],
  ['a broken constraint', { code: '23505' }, 'refused'],
  ['a statement that took too long', { code: '57014' }, 'late'],
  ['a shutdown', { code: '57P01' }, 'unknown'],
  ['no room for connections', { code: '53300' }, 'unknown'],
  ['a line that is cut', { code: 'ECONNRESET' }, 'unknown'],
  ['a pipe that broke', { code: 'EPIPE' }, 'unknown'],
  ['an error without a code', new Error('Connection terminated unexpectedly'), 'unknown'],
  ['no error at all', undefined, 'unknown'],
])('%s', (_what, thrown, failure) => expect(failureOf(thrown)).toBe(failure));

test.each<[what: string, thrown: unknown, isSo: boolean]>([
  ['a database that is away', new Unavailable('gone', { code: 'ECONNREFUSED' }), true],
  ['a statement that took too long', { code: '57014' }, true],
  ['a deadlock', { code: '40P01' }, true],
  ['a lock that was waited for long enough', { code: '55P03' }, true],
  ['a broken constraint', { code: '23505' }, false],
  ['a mistake of ours', new Error('there is nothing to choose'), false],
])('%s: it may pass or not', (_what, thrown, isSo) => expect(isUnavailable(thrown)).toBe(isSo));
