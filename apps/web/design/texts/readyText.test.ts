import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type ReadyText, readyText } from './readyText.ts';

test.each<[text: string, ready: ReadyText]>([
  ['Play now', ['Play now']],
  ['Version {version}', ['Version ', ['version']]],
  ['{0} against {1}.', [['0'], ' against ', ['1'], '.']],
  ['<0>Rule {number}</0>', ['<0>Rule ', ['number'], '</0>']],
  [
    '{left, plural, =0 {None left} one {# of {all} left} other {# left}}.',
    [
      ['left', 'plural', { 0: ['None left'], one: ['#', ' of ', ['all'], ' left'], other: ['#', ' left'] }],
      '.',
    ],
  ],
])('%s', (text, ready) => {
  expect(readyText(text)).toEqual(ready);
});

/** Every text of the catalogue; long ones stand there in several lines. */
function catalogue(): readonly string[] {
  const file = readFileSync(new URL('en.po', import.meta.url), 'utf8');
  const entries = file.matchAll(/^msgid ((?:".*"\n)+)/gm);
  return [...entries].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .join(''),
  );
}

test('every text we say is made ready as Lingui does it', () => {
  const texts = catalogue();
  expect(texts.filter((text) => text.includes(', plural,')).length).toBeGreaterThan(20);
  for (const text of texts) expect(readyText(text), text).toEqual(compileMessage(text));
});
