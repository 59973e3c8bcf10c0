import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchApi } from './fetchApi.ts';
import {
  invitationHeaders,
  invitationTo,
  linkTo,
  parseKeys,
  passInvitation,
  takeInvitation,
} from './invitations.ts';

afterEach(() => vi.unstubAllGlobals());

test('the key in a link is shown with every request about that table, and with no other', () => {
  takeInvitation('one', '?from=chat&key=aB-_9');
  expect(invitationHeaders('/tables/one/present?wait=20')).toEqual({ 'invitation-key': 'aB-_9' });
  expect(invitationHeaders('/tables/one')).toEqual({ 'invitation-key': 'aB-_9' });
  for (const path of ['/tables/two', '/tables', '/me/tables', '/players/one/tables', '/chat/one/report']) {
    expect(invitationHeaders(path), path).toEqual({});
  }
});

test('a link without a key, or with something else for one, changes nothing', () => {
  takeInvitation('three', '?key=first');
  for (const search of ['', '?key=', '?key=a b', `?key=${'x'.repeat(65)}`, '?at=3']) {
    takeInvitation('three', search);
  }
  expect(invitationTo('three')).toBe('first');
});

describe('a key in a link to a table whose key is known', () => {
  /** A server where these keys open tables. */
  function serverWith(...right: readonly string[]) {
    const shown: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
      const key = new Headers(headers).get('invitation-key');
      shown.push(key);
      return new Response('', { status: key !== null && right.includes(key) ? 200 : 404 });
    });
    return shown;
  }

  test('that is wrong opens nothing: the table opens by the one before, which is kept', async () => {
    const shown = serverWith('right');
    takeInvitation('seven', '?key=right');
    takeInvitation('seven', '?key=wrong');
    const both = await Promise.all([fetchApi('/tables/seven'), fetchApi('/tables/seven/chat')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(shown).toEqual(['wrong', 'wrong', 'right', 'right']);
    expect(invitationTo('seven')).toBe('right');
  });

  test('that is right takes its place once it has opened the table', async () => {
    const shown = serverWith('newer');
    takeInvitation('eight', '?key=older');
    takeInvitation('eight', '?key=newer');
    expect((await fetchApi('/tables/eight')).status).toBe(200);
    takeInvitation('eight', '?key=broken');
    expect((await fetchApi('/tables/eight')).status).toBe(200);
    expect(shown).toEqual(['newer', 'broken', 'newer']);
  });

  test('is asked with once where neither is right', async () => {
    const shown = serverWith();
    takeInvitation('nine', '?key=one');
    takeInvitation('nine', '?key=other');
    expect((await fetchApi('/tables/nine')).status).toBe(404);
    expect((await fetchApi('/tables/nine')).status).toBe(404);
    expect(shown).toEqual(['other', 'one', 'one']);
  });
});

test('a rematch is opened by the key of the match before', () => {
  takeInvitation('four', '?key=four');
  passInvitation('four', 'five');
  passInvitation('unknown', 'six');
  expect([invitationTo('five'), invitationTo('six')]).toEqual(['four', undefined]);
});

test('only the latest hundred keys are kept', () => {
  for (let number = 0; number < 101; number++) takeInvitation(`t${number}`, `?key=k${number}`);
  expect([invitationTo('t0'), invitationTo('t1'), invitationTo('t100')]).toEqual([undefined, 'k1', 'k100']);
});

test('a link to a private table ends with its key', () => {
  expect(linkTo('one', 'KEY', 'https://riposte.example')).toBe('https://riposte.example/t/one?key=KEY');
  expect(linkTo('one', undefined, 'https://riposte.example')).toBe('https://riposte.example/t/one');
});

test.each([null, '', 'no JSON', '{}', '[1, ["a"], ["a", 1], ["b", "c", "d"]]'])(
  '%j holds no keys',
  (text) => {
    expect(parseKeys(text)).toEqual([]);
  },
);
