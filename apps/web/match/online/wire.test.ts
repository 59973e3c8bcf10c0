import { seat } from '@riposte/kernel';
import { refuse, type ServerMessage } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import type { Happening, TableEffect, WatchPlace } from './happening.ts';
import { NEW_WIRE, step, type Wire } from './wire.ts';

const MINE: WatchPlace = { match: 'm', as: seat(0) };
const OTHER: WatchPlace = { match: 'n', as: 'spectator' };
const CHOICE = { type: 'choose', match: 'm', decision: 'q1', choice: { type: 'pass' } } as const;

/** Lets things happen one after another; gives the wire, and what the last of them led to. */
function after(
  happenings: readonly Happening[],
  from: Wire = NEW_WIRE,
): { wire: Wire; deeds: readonly TableEffect[] } {
  let wire = from;
  let deeds: readonly TableEffect[] = [];
  for (const happening of happenings) ({ wire, deeds } = step(wire, happening));
  return { wire, deeds };
}

const watch = (place: WatchPlace, since?: number): Happening => ({ type: 'watch', place, since });
const heard = (message: ServerMessage): Happening => ({ type: 'heard', message });
const welcome = heard({ type: 'welcome', protocol: 1, silence: 60_000 });
const opened: Happening = { type: 'opened' };
const closed: Happening = { type: 'closed', chance: 1 };
const woke: Happening = { type: 'woke' };
const ask: Happening = { type: 'ask', request: 'a1', asking: CHOICE };
const update = (seq: number, place: WatchPlace = MINE): Happening =>
  heard({ ...snapshot(seq, place), type: 'update', events: [] });
const present = (seq: number): Happening => heard({ ...snapshot(seq, MINE), type: 'present' });
const caughtUp = (seq: number): Happening => heard({ type: 'caughtUp', ...MINE, seq });
const table = (seq: number): Happening =>
  heard({ type: 'table', ...MINE, seq, table: {} as Extract<ServerMessage, { type: 'table' }>['table'] });
const refused = (
  request: string | undefined,
  code: 'BUSY' | 'OTHER_RULES' | 'NOT_SEATED' | 'NOT_LISTED' | 'TOO_MANY',
): Happening => heard({ type: 'refused', ...(request !== undefined && { request }), code, text: 'No.' });

function snapshot(seq: number, place: WatchPlace) {
  return { ...place, seq, view: {}, offers: [], awaiting: [], undo: false };
}

/** A wire on which one seat is watched, and all is caught up to news 5. */
const OPEN = after([watch(MINE), opened, welcome, table(5), present(5), caughtUp(5)]).wire;

/** What is sent, and what is told, in short. */
function short(deeds: readonly TableEffect[]): readonly string[] {
  return deeds.map((deed) => {
    switch (deed.type) {
      case 'send':
        return 'since' in deed.message
          ? `${deed.message.type} since ${deed.message.since}`
          : deed.message.type;
      case 'timer':
        return `${deed.which} in ${deed.after}`;
      case 'news':
        return `${deed.news.type} ${deed.news.seq}`;
      case 'answer':
        return deed.refusal ? `no: ${deed.refusal.error}` : 'yes';
      case 'lost':
        return `lost: ${deed.refusal.error}`;
      default:
        return deed.type;
    }
  });
}

describe('a wire is opened', () => {
  test.each<[what: string, happenings: readonly Happening[], deeds: readonly string[]]>([
    ['when a page watches', [watch(MINE)], ['connect']],
    ['when a page asks', [ask], ['connect']],
    ['once, however many come', [watch(MINE), watch(OTHER)], []],
    ['with a greeting', [watch(MINE), opened], ['hello']],
    ['and nothing is asked before the greeting is answered', [watch(MINE), opened, ask], []],
    [
      'then every table is asked for, then what was asked',
      [watch(MINE, 7), ask, watch(OTHER), opened, welcome],
      ['tick in 20000', 'watch since 7', 'watch', 'choose'],
    ],
  ])('%s', (_what, happenings, deeds) => {
    expect(short(after(happenings).deeds)).toEqual(deeds);
  });
});

describe('a broken wire', () => {
  test('is tried again after a quarter of a second, later less and less often, never after more than eight', () => {
    let wire = OPEN;
    const waits = Array.from({ length: 8 }, () => {
      const broken = step(wire, closed);
      wire = step(broken.wire, woke).wire;
      return short(broken.deeds);
    });
    expect(waits.flat()).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000].map((ms) => `woke in ${ms}`));
  });

  test('is tried by chance up to twice as soon, so that not all come back at once', () => {
    expect(short(step(OPEN, { type: 'closed', chance: 0 }).deeds)).toEqual(['woke in 125']);
  });

  test('goes on from the last news seen, and says again what was not answered', () => {
    const { deeds } = after([update(6), ask, closed, woke, opened, welcome], OPEN);
    expect(short(deeds)).toEqual(['tick in 20000', 'watch since 6', 'choose']);
  });

  test('opens a private table by its key each time, and any other without one', () => {
    const first = after([{ ...watch(OTHER), key: 'KEY' } as Happening, watch(MINE), opened, welcome]);
    const again = after([closed, woke, opened, welcome], first.wire);
    for (const { deeds } of [first, again]) {
      const sent = deeds.flatMap((deed) => (deed.type === 'send' ? deed.message : []));
      expect(sent.map((message) => ('key' in message ? message.key : undefined))).toEqual(['KEY', undefined]);
    }
  });

  test('does not say again what was answered', () => {
    const { wire } = after([ask], OPEN);
    const { message } = wire.asked[0] ?? {};
    const done = after([heard({ type: 'accepted', request: message?.request ?? '' })], wire);
    expect(short(done.deeds)).toEqual(['yes']);
    expect(short(after([closed, woke, opened, welcome], done.wire).deeds)).toEqual([
      'tick in 20000',
      'watch since 5',
    ]);
  });

  test('tells the speaker that it may not have been heard', () => {
    const said = after(
      [{ type: 'ask', request: 'a1', asking: { type: 'chat', match: 'm', text: 'Hello' } }],
      OPEN,
    );
    const { wire, deeds } = step(said.wire, closed);
    expect(short(deeds)).toEqual(['no: BUSY', 'woke in 250']);
    expect(wire.asked).toEqual([]);
  });

  test('is forgotten where no page needs it any more', () => {
    const { wire, deeds } = after([{ type: 'unwatch', place: MINE }, closed], OPEN);
    expect([wire.phase, deeds]).toEqual(['idle', []]);
  });

  test.each<[what: string, happenings: readonly Happening[], deeds: readonly string[]]>([
    ['the network is back: at once', [closed, woke], ['connect']],
    [
      'no network: the wire is hung up before anybody notices',
      [{ type: 'offline' }],
      ['hangUp', 'woke in 8000'],
    ],
    ['the page is seen again: is anybody there?', [{ type: 'seen' }], ['ping', 'tick in 6000']],
    ['nobody looks at the page: the wire is hung up', [{ type: 'unseen' }], ['hangUp']],
    ['and no timer opens another', [{ type: 'unseen' }, woke], []],
    ['nor does another name', [{ type: 'unseen' }, { type: 'renew' }], []],
    ['until it is seen again', [{ type: 'unseen' }, woke, { type: 'seen' }], ['connect']],
    ['what was asked is answered first', [ask, { type: 'unseen' }], []],
    ['long silence: is anybody there?', [{ type: 'tick' }], ['ping', 'tick in 6000']],
    ['no answer to that: another wire', [{ type: 'tick' }, { type: 'tick' }], ['hangUp', 'connect']],
    [
      'an answer: all is well for another third of the silence',
      [{ type: 'tick' }, heard({ type: 'pong', request: 'r9' })],
      ['tick in 20000'],
    ],
    ['nothing is heard after a choice: another wire', [ask, { type: 'tick' }], ['hangUp', 'connect']],
    ['a choice was answered: all is well', [ask, update(6), { type: 'tick' }], ['ping', 'tick in 6000']],
    ['any word will do', [{ type: 'tick' }, update(6), { type: 'tick' }], ['ping', 'tick in 6000']],
    [
      'the server stops: another one at once',
      [heard({ type: 'closed', code: 'DRAINING', text: '' })],
      ['hangUp', 'connect'],
    ],
    [
      'the server hangs up for another reason: as ever',
      [heard({ type: 'closed', code: 'TOO_SLOW', text: '' })],
      [],
    ],
    ['we are another player now: another wire', [{ type: 'renew' }], ['hangUp', 'connect']],
    [
      'nobody needs it for a while: it is hung up',
      [{ type: 'unwatch', place: MINE }, { type: 'rest' }],
      ['hangUp'],
    ],
    ['a page needs it: it stays', [{ type: 'rest' }], []],
  ])('%s', (_what, happenings, deeds) => {
    expect(short(after(happenings, OPEN).deeds)).toEqual(deeds);
  });

  test('a server that sends us away before it greets us is not run against', () => {
    const { deeds } = after(
      [closed, woke, opened, heard({ type: 'closed', code: 'DRAINING', text: '' }), closed],
      OPEN,
    );
    expect(short(deeds)).toEqual(['woke in 500']);
  });
});

describe('news', () => {
  test.each<[what: string, happenings: readonly Happening[], deeds: readonly string[]]>([
    ['the next one is passed on', [update(6)], ['update 6']],
    ['one that was seen is dropped', [update(5)], []],
    ['after a gap what is missing is asked for', [update(7)], ['watch since 5']],
    ['and nothing is shown before it comes', [update(7), update(8)], []],
    ['then it goes on', [update(7), update(6)], ['update 6']],
    ['the present may lie further on', [present(9)], ['present 9']],
    ['a table after a gap is a gap', [table(8)], ['watch since 5']],
    ['a present that was seen is dropped', [present(5)], []],
    ['of a table nobody watches they are dropped', [update(1, OTHER)], []],
    ['all caught up', [update(7), update(6), update(7), caughtUp(7)], ['caughtUp']],
    [
      'where the server knows less than we have seen, what it knows counts',
      [closed, woke, opened, welcome, table(3), present(3)],
      ['present 3'],
    ],
  ])('%s', (_what, happenings, deeds) => {
    expect(short(after(happenings, OPEN).deeds)).toEqual(deeds);
  });

  test('a page that has seen nothing yet is told what is so now', () => {
    const first = after([watch(MINE), opened, welcome, table(5)]);
    expect(short(first.deeds)).toEqual(['table 5']);
    expect(short(step(first.wire, present(5)).deeds)).toEqual(['present 5']);
  });
});

describe('a database that has lost something', () => {
  const inHistory = heard({ ...snapshot(6, MINE), type: 'update', events: [], history: 'second' });

  test('the history that was told last is said with the last news', () => {
    const { deeds } = after([inHistory, closed, woke, opened, welcome], OPEN);
    expect(deeds).toContainEqual({
      type: 'send',
      message: { type: 'watch', request: 'r2', ...MINE, since: 6, history: 'second' },
    });
  });

  test('a page goes back to what the server has, and is told that something was lost', () => {
    const back = after([closed, woke, opened, welcome, table(3)], OPEN);
    expect(short(back.deeds)).toEqual(['table 3']);
    const now = after([present(3)], back.wire);
    expect(short(now.deeds)).toEqual(['present 3']);
    const { wire, deeds } = after([heard({ type: 'caughtUp', ...MINE, seq: 3, lost: 2 })], now.wire);
    expect(deeds).toEqual([{ type: 'caughtUp', place: MINE, hasLost: true }]);
    expect(short(after([update(4)], wire).deeds)).toEqual(['update 4']);
  });
});

describe('a refusal', () => {
  const asked = after([ask], OPEN).wire;
  const request = asked.asked[0]?.message.request ?? '';

  test.each<[what: string, happenings: readonly Happening[], deeds: readonly string[]]>([
    ['is passed on', [refused(request, 'NOT_LISTED')], ['no: NOT_LISTED']],
    ['“not now” is asked again in a second', [refused(request, 'BUSY')], ['again in 1000']],
    ['in a second it is said again', [refused(request, 'BUSY'), { type: 'again' }], ['choose']],
    ['a server without the rules is left in a second', [refused(request, 'OTHER_RULES')], ['renew in 1000']],
    [
      'another one is asked the same',
      [refused(request, 'OTHER_RULES'), { type: 'renew' }, opened, welcome],
      ['tick in 20000', 'watch since 5', 'choose'],
    ],
    [
      'too many messages: all that waits is said again',
      [refused(undefined, 'TOO_MANY'), { type: 'again' }],
      ['choose'],
    ],
    ['of something long answered is nothing', [refused('r0', 'NOT_LISTED')], []],
  ])('%s', (_what, happenings, deeds) => {
    expect(short(after(happenings, asked).deeds)).toEqual(deeds);
  });

  test('a table that may not be watched is given up', () => {
    const { wire, deeds } = after([refused(OPEN.watched[0]?.request, 'NOT_SEATED')], OPEN);
    expect(short(deeds)).toEqual(['lost: NOT_SEATED']);
    expect(wire.watched).toEqual([]);
  });

  test('a table that cannot be watched just now is asked for again', () => {
    const late = after([closed, woke, opened, welcome], OPEN).wire;
    const { deeds } = after([refused(late.watched[0]?.request, 'BUSY'), { type: 'again' }], late);
    expect(short(deeds)).toEqual(['watch since 5']);
  });

  test('a table that could not be told to the end is asked for again, from where it stopped', () => {
    const late = after([closed, woke, opened, welcome], OPEN).wire;
    const { request = '' } = late.watched[0] ?? {};
    const accepted = heard({ type: 'accepted', request });
    const { deeds } = after([accepted, update(6), refused(request, 'BUSY'), { type: 'again' }], late);
    expect(short(deeds)).toEqual(['watch since 6']);
  });

  test('too many messages: a table that has not come yet is asked for again, one that has is not', () => {
    const late = after([closed, woke, opened, welcome], OPEN).wire;
    const tooMany = [refused(undefined, 'TOO_MANY'), { type: 'again' }] as const;
    expect(short(after(tooMany, late).deeds)).toEqual(['watch since 5']);
    expect(short(after(tooMany, OPEN).deeds)).toEqual([]);
  });

  test('keeps the sentence and the rule', () => {
    const message = {
      type: 'refused',
      request,
      code: 'NOT_LISTED',
      text: 'You hold no 5.',
      rule: '5.1',
    } as const;
    const { deeds } = after([heard(message)], asked);
    const refusal = { ...refuse('NOT_LISTED'), why: { text: 'You hold no 5.', rule: '5.1' } };
    expect(deeds).toEqual([{ type: 'answer', request, refusal }]);
  });
});
