import { refuse as kernelRefuse, REFUSALS } from '@riposte/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLIENT_EXAMPLES,
  CODES,
  check,
  clientMessage,
  createBody,
  errorOf,
  errorSchema,
  LIMITS,
  parseClientMessage,
  parseServerMessage,
  type Refusal,
  refuse,
  SERVER_EXAMPLES,
  serverMessage,
  sitBody,
  statusOf,
} from './index.ts';

const RUNS = 20_000;

function typesOf(schema: typeof clientMessage | typeof serverMessage): readonly string[] {
  return schema.options.map(({ shape }) => shape.type.value).toSorted();
}

describe('examples', () => {
  test('there is one of every message a client may send', () => {
    expect(CLIENT_EXAMPLES.map(({ message }) => message.type).toSorted()).toEqual(typesOf(clientMessage));
  });

  test('there is one of every message the server may send', () => {
    expect(SERVER_EXAMPLES.map(({ message }) => message.type).toSorted()).toEqual(typesOf(serverMessage));
  });

  test.each(CLIENT_EXAMPLES)('a client may send: $says', ({ message }) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test.each(SERVER_EXAMPLES)('the server may send: $says', ({ message }) => {
    expect(parseServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });
});

describe('what is not allowed', () => {
  test.each(CLIENT_EXAMPLES)('an unknown field is refused in $message.type', ({ message }) => {
    expect(parseClientMessage(JSON.stringify({ ...message, extra: 1 }))).toMatchObject({
      ok: false,
      error: 'BAD_MESSAGE',
    });
  });

  test.each(SERVER_EXAMPLES)('an unknown field is refused in the server’s $message.type', ({ message }) => {
    expect(parseServerMessage(JSON.stringify({ ...message, extra: 1 }))).toMatchObject({ ok: false });
  });

  test.each(CLIENT_EXAMPLES)('a field too few is refused in $message.type', ({ message }) => {
    for (const key of Object.keys(message).filter((one) => one !== 'since' && one !== 'client')) {
      const { [key as keyof typeof message]: _gone, ...rest } = message;
      expect(parseClientMessage(JSON.stringify(rest)), key).toMatchObject({ ok: false });
    }
  });

  test.each([
    ['a key that reaches for the prototype', '{"type":"ping","request":"r","__proto__":{"x":1}}'],
    ['a constructor', '{"type":"ping","request":"r","constructor":1}'],
    ['a type that every object has', '{"type":"toString","request":"r"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['nothing', ''],
    ['two messages', '{"type":"ping","request":"r"}{"type":"ping","request":"r"}'],
    ['a seat below zero', '{"type":"watch","request":"r","match":"m","as":-1}'],
    ['a seat that is half', '{"type":"watch","request":"r","match":"m","as":0.5}'],
    ['a seat beyond any table', '{"type":"watch","request":"r","match":"m","as":16}'],
    ['a seq too big to count', '{"type":"watch","request":"r","match":"m","as":0,"since":9007199254740993}'],
    ['a match id that is a path', '{"type":"resign","request":"r","match":"../x"}'],
    ['a match id that is a subject', '{"type":"resign","request":"r","match":"a.*"}'],
    ['a request with a line break', '{"type":"ping","request":"a\\nb"}'],
    ['a choice without a type', '{"type":"choose","request":"r","match":"m","decision":"q1","choice":{}}'],
    ['a choice that is text', '{"type":"choose","request":"r","match":"m","decision":"q1","choice":"x"}'],
  ])('%s', (_case, text) => {
    expect(parseClientMessage(text)).toMatchObject({ ok: false, error: 'BAD_MESSAGE' });
  });

  test('a refusal names the request where that can be read', () => {
    expect(parseClientMessage('{"type":"nonsense","request":"r9"}')).toMatchObject({ request: 'r9' });
    expect(parseClientMessage('{"type":"nonsense","request":{}}')).not.toHaveProperty('request');
  });

  test('a refusal does not repeat what was sent', () => {
    const answer = parseClientMessage(JSON.stringify({ type: 'ping', request: `secret ${'s'.repeat(99)}` }));
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('size', () => {
  const ping = (request: string) => JSON.stringify({ type: 'ping', request });

  test('a message of just the limit is read, one byte more is too big', () => {
    const padded = (bytes: number) => ping('r').padEnd(bytes, ' ');
    expect(parseClientMessage(padded(LIMITS.clientBytes))).toMatchObject({ ok: true });
    expect(parseClientMessage(padded(LIMITS.clientBytes + 1))).toMatchObject({ error: 'TOO_BIG' });
  });

  test('bytes are counted, not characters', () => {
    const text = JSON.stringify({ type: 'chat', request: 'r', match: 'm', text: '…'.repeat(6_000) });
    expect(text.length).toBeLessThan(LIMITS.clientBytes);
    expect(parseClientMessage(text)).toMatchObject({ error: 'TOO_BIG' });
  });

  test('a chat may have so many characters and no more', () => {
    const chat = (length: number) =>
      parseClientMessage(
        JSON.stringify({ type: 'chat', request: 'r', match: 'm', text: 'x'.repeat(length) }),
      );
    expect(chat(LIMITS.chat)).toMatchObject({ ok: true });
    expect(chat(LIMITS.chat + 1)).toMatchObject({ ok: false });
  });

  test('the deepest nesting that fits is read or refused, never thrown at', () => {
    const deep = '['.repeat(8_000) + ']'.repeat(8_000);
    const text = `{"type":"choose","request":"r","match":"m","decision":"q","choice":{"type":"x","deep":${deep}}}`;
    expect(parseClientMessage(text)).toMatchObject({ ok: true });
    expect(parseClientMessage(deep)).toMatchObject({ ok: false });
  });

  test('a body with very many options is refused', () => {
    const options = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`o${index}`, 1]));
    expect(check(createBody, { game: 'g', options })).toMatchObject({ ok: false });
  });
});

describe('no text makes the parser throw', () => {
  const messages = CLIENT_EXAMPLES.map(({ message }) => JSON.stringify(message));

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(typeof parseClientMessage(text).ok).toBe('boolean');
        expect(typeof parseServerMessage(text).ok).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });

  test('any data, also in the place of a field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLIENT_EXAMPLES), fc.nat(9), fc.jsonValue(), (example, index, data) => {
        const keys = Object.keys(example.message);
        const key = keys[index % keys.length] ?? 'type';
        const answer = parseClientMessage(JSON.stringify({ ...example.message, [key]: data }));
        if (answer.ok) expect(clientMessage.safeParse(answer.value).success).toBe(true);
        expect(typeof parseClientMessage(JSON.stringify(data)).ok).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });

  test('a message cut, or with a character changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...messages), fc.nat(200), fc.string({ maxLength: 3 }), (text, at, put) => {
        const answer = parseClientMessage(text.slice(0, at) + put + text.slice(at + 1));
        expect(typeof answer.ok).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });
});

describe('codes', () => {
  test('every refusal of the kernel is in the table, with the kernel’s status', () => {
    for (const [code, { status }] of Object.entries(REFUSALS)) {
      expect(CODES).toHaveProperty([code, 'status'], status);
    }
  });

  test('a refusal of the kernel is sent with its rule', () => {
    const refusal: Refusal = kernelRefuse('NOT_LISTED', 'You hold no 5.', '5.1');
    expect(errorOf(refusal)).toEqual({ code: 'NOT_LISTED', text: 'You hold no 5.', rule: '5.1' });
    expect(statusOf(refusal)).toBe(422);
  });

  test('every code gives an error that clients can read', () => {
    for (const code of Object.keys(CODES) as (keyof typeof CODES)[]) {
      expect(errorSchema.safeParse(errorOf(refuse(code))).success, code).toBe(true);
      expect(CODES[code].text, code).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('a nonce is 32 hex digits', () => {
    expect(check(sitBody, { nonce: '0'.repeat(32) })).toMatchObject({ ok: true });
    expect(check(sitBody, { nonce: '0'.repeat(31) })).toMatchObject({ ok: false, error: 'BAD_MESSAGE' });
  });
});
