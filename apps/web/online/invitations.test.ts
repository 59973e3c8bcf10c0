import { expect, test } from 'vitest';
import {
  invitationHeaders,
  invitationTo,
  linkTo,
  parseKeys,
  passInvitation,
  takeInvitation,
} from './invitations.ts';

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
