import { type Random, roll } from '@riposte/kernel';
import { CLIENT_EXAMPLES, LIMITS } from '@riposte/protocol';

/** What an attacker knows. */
export interface Prey {
  /** A match that others play, and the names of questions that were answered there. */
  readonly match: string;
  readonly decisions: readonly string[];
  /** Messages that honest players have sent, word for word. */
  readonly overheard: readonly string[];
}

/** A way to be hostile: makes the next message. A buffer is sent as binary. */
export type Attack = (random: Random, prey: Prey) => string | Uint8Array;

const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'];
const HUGE = [
  '1e308',
  '-1',
  '9007199254740993',
  '99999999999999999999',
  '0.5',
  '-0',
  '1e-7',
  'null',
  '"0"',
  '[]',
];
const REQUESTS = [
  'resign',
  'offerDraw',
  'undo',
  'takeback',
  'answerDraw',
  'answerTakeback',
  'handOver',
  'chat',
];

function some<Item>(random: Random, items: readonly Item[]): Item {
  return items[roll(random, items.length)] as Item;
}

function noise(random: Random, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(roll(random, 0x2ff))).join('');
}

function example(random: Random): string {
  return JSON.stringify(some(random, CLIENT_EXAMPLES).message);
}

function request(random: Random): string {
  return `r${roll(random, 1_000)}`;
}

/** Every way there is, by its name. The list in docs/hostile.md has the same names. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'text that is no JSON': (random) => noise(random, 1 + roll(random, 300)),
  'a message cut short': (random) => {
    const text = example(random);
    return text.slice(0, 1 + roll(random, text.length - 1));
  },
  'a message with bytes changed': (random) => {
    const text = example(random);
    const at = roll(random, text.length);
    return text.slice(0, at) + noise(random, 1 + roll(random, 4)) + text.slice(at + 1);
  },
  'binary messages': (random) => Uint8Array.from({ length: 1 + roll(random, 200) }, () => roll(random, 256)),
  'JSON that is no message': (random) =>
    some(random, ['[]', 'null', '7', '""', '{}', 'true', '[{}]', '{"type":{}}']),
  'unknown types': (random) =>
    JSON.stringify({
      type: some(random, [...POISON, 'admin', 'eval', 'Hello', '']),
      request: request(random),
    }),
  'deep nesting': (random, { match }) => {
    const [begin, end, most] = some(random, [['[', ']', 7_000] as const, ['{"a":', '}', 2_300] as const]);
    const depth = 1 + roll(random, most);
    const nested = `${begin.repeat(depth)}1${end.repeat(depth)}`;
    return `{"type":"choose","request":"r","match":"${match}","decision":"q1","choice":{"type":"x","d":${nested}}}`;
  },
  'keys that reach for the prototype': (random, { match, decisions }) =>
    `{"type":"choose","request":"r","match":"${match}","decision":"${some(random, decisions)}","choice":{"type":"play","${some(random, POISON)}":{"ok":true,"isAdmin":true,"player":"x"}}${some(random, ['', `,"${some(random, POISON)}":{"player":1}`])}}`,
  'huge and odd numbers': (random, { match }) =>
    some(random, [
      `{"type":"watch","request":"r","match":"${match}","as":"spectator","since":${some(random, HUGE)}}`,
      `{"type":"watch","request":"r","match":"${match}","as":${some(random, HUGE)}}`,
      `{"type":"undo","request":"r","match":"${match}","seq":${some(random, HUGE)}}`,
      `{"type":"handOver","request":"r","match":"${match}","seat":${some(random, HUGE)}}`,
      `{"type":"hello","protocol":${some(random, HUGE)}}`,
    ]),
  'choices out of turn': (random, { match, decisions }) =>
    JSON.stringify({
      type: 'choose',
      request: request(random),
      match,
      decision: some(random, [...decisions, 'q0', 'q1', 'q2', `q${roll(random, 1_000)}`, 'o0-flee']),
      choice: some(random, [
        { type: 'move', card: 1 + roll(random, 5), direction: 'forward' },
        { type: 'attack', card: 1 + roll(random, 5), count: 1 + roll(random, 5) },
        { type: 'pass' },
        { type: noise(random, 5) || 'x' },
      ]),
    }),
  'messages of others, replayed': (random, { overheard }) => some(random, overheard),
  'requests for others': (random, { match }) =>
    JSON.stringify({
      type: some(random, REQUESTS),
      request: request(random),
      match,
      accept: true,
      seq: roll(random, 50),
      seat: roll(random, 3),
      bot: 'random',
      text: 'x',
    }),
  'requests of others, well made': (random, { match }) => {
    const type = some(random, [
      'resign',
      'offerDraw',
      'answerDraw',
      'answerTakeback',
      'handOver',
      'undo',
      'takeback',
    ]);
    const more: Record<string, unknown> = {
      answerDraw: { accept: true },
      answerTakeback: { accept: true },
      handOver: { seat: roll(random, 2) },
      undo: { seq: roll(random, 40) },
      takeback: { seq: roll(random, 40) },
    };
    return JSON.stringify({ type, request: request(random), match, ...(more[type] as object | undefined) });
  },
  'seats of others': (random, { match }) =>
    JSON.stringify({
      type: 'watch',
      request: request(random),
      match,
      as: roll(random, 16),
      ...(roll(random, 2) === 0 && { since: roll(random, 60) }),
    }),
  'tables that are not there': (random) =>
    JSON.stringify({
      type: some(random, ['watch', 'unwatch']),
      request: request(random),
      match: some(random, [
        'nothing',
        '-',
        '_'.repeat(64),
        'x'.repeat(65),
        'a.b',
        '*',
        '>',
        "'; drop table matches;--",
        '../..',
      ]),
      as: 'spectator',
    }),
  'watching and leaving without end': (random, { match }) =>
    JSON.stringify({
      type: some(random, ['watch', 'watch', 'unwatch']),
      request: request(random),
      match,
      as: 'spectator',
      ...(roll(random, 2) === 0 && { since: roll(random, 9_999) }),
    }).replace(/,"since":\d+(?=.*unwatch)/, ''),
  'talk by strangers': (random, { match }) =>
    JSON.stringify({
      type: 'chat',
      request: request(random),
      match,
      text: some(random, [
        '\u202etxet',
        '<script>1</script>',
        '\u0000',
        ' ',
        noise(random, 100),
        'x'.repeat(LIMITS.chat + 1),
      ]),
    }),
  'hello again and again': (random) =>
    JSON.stringify({ type: 'hello', protocol: 1, client: noise(random, 20) || 'x' }),
  'requests without a name, or with a bad one': (random, { match }) =>
    JSON.stringify({
      type: 'resign',
      match,
      request: some(random, ['', ' ', '\n', 'x'.repeat(65), {}, [], 7, null]),
    }),
  'messages of the largest size': (random) =>
    `{"type":"ping","request":"r"${' '.repeat(LIMITS.clientBytes - 40 - roll(random, 100))}}`,
};
