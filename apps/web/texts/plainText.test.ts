import { expect, test } from 'vitest';
import { type PlainText, readyPlainText } from './plainText.ts';

test.each<[text: string, ready: PlainText]>([
  ['Play now', ['Play now']],
  ['Version {version}', ['Version ', ['version']]],
  ['{0} against {1}.', [['0'], ' against ', ['1'], '.']],
  ['<0>Rule {number}</0>', ['<0>Rule ', ['number'], '</0>']],
])('%s', (text, ready) => {
  expect(readyPlainText(text)).toEqual(ready);
});
