import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

function words(source: string): readonly string[] {
  return tokenize(source)
    .filter(({ type }) => type === 'word')
    .map(({ value }) => value);
}

test.each<[what: string, source: string, found: string[]]>([
  ['code is read', 'const a = b;', ['const', 'a', 'b']],
  ['line comments are left out', 'a // b\nc', ['a', 'c']],
  ['block comments are left out', 'a /* b\n c */ d', ['a', 'd']],
  ['strings are not words', `a('b', "c")`, ['a']],
  ['a quote in the other kind of quotes ends nothing', `"it's" + a`, ['a']],
  ['an escaped quote ends nothing', `'it\\'s' + a`, ['a']],
  ['a string that is not closed ends with its line', `it's\na`, ['it', 'a']],
  [
    'templates are not words, what stands in their braces is',
    `\`a \${b} c \${\`d \${e}\`} f\` + g`,
    ['b', 'e', 'g'],
  ],
  ['braces inside the braces of a template are counted', `\`\${{ a: {} }} b\` + c`, ['a', 'c']],
  ['an escaped backtick ends nothing', '`a \\` b` + c', ['c']],
  ['a dollar alone is text', '`$ a $` + b', ['b']],
  ['regular expressions are left out', `a = /'b/g; c`, ['a', 'c']],
  ['a slash in brackets ends no regular expression', `a(/[/']b/, c)`, ['a', 'c']],
  ['a regular expression may follow return', `return /'/.test(a)`, ['return', 'test', 'a']],
  ['a division is not a regular expression', 'a / b / c', ['a', 'b', 'c']],
  ['a division after brackets is not one either', '(a) / b[0] / c', ['a', 'b', '0', 'c']],
])('%s', (_what, source, found) => {
  expect(words(source)).toEqual(found);
});

test('every token knows its line', () => {
  const source = `a\n/* \n */ b \`\n\${c}\n\` d\n`;
  expect(tokenize(source).map(({ value, line }) => [value, line])).toEqual([
    ['a', 1],
    ['b', 3],
    ['\n', 3],
    ['c', 4],
    ['\n', 4],
    ['d', 5],
  ]);
});
