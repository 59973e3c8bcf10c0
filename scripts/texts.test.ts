import { expect, test } from 'vitest';
import { checkTexts, isReadForWords, vaguePlaces } from './texts.ts';

function wordsIn(text: string, path = 'apps/web/a.ts'): number {
  return checkTexts([{ path, text }]).length;
}

test.each<[what: string, text: string]>([
  ['a comment', '// the player loses his turn'],
  ['a doc comment', '/** What he holds. */'],
  ['a string', `const text = 'Wait for him.';`],
  ['the title of a test', `test('9.3 he may block', () => {});`],
  ['the beginning of a sentence', 'His hand is empty.'],
  ['a page', '- **9.3** The defender hides himself.'],
  ['shouting', 'HE WINS'],
  ['a word with an apostrophe', "he's out"],
])('it is found in %s', (_what, text) => {
  expect(wordsIn(text)).toBe(1);
});

test('two in a line are two', () => {
  expect(wordsIn('he lost his turn')).toBe(2);
});

test.each(['the', 'this', 'history', 'her', 'chime', 'hi-his-tory', 'isHis', 'whim'])(
  '%s is another word',
  (word) => {
    expect(wordsIn(`a ${word} b`)).toBe(0);
  },
);

test('a place is named with its line', () => {
  const [fault] = checkTexts([{ path: 'docs/a.md', text: 'one\ntwo\nall that he sees' }]);
  expect(fault).toMatchObject({ path: 'docs/a.md', line: 3 });
  expect(fault?.what).toContain('all that he sees');
});

test('vague words are counted apart', () => {
  const sources = [{ path: 'docs/a.md', text: 'Whoever asks somebody\nsomebodys' }];
  expect(checkTexts(sources)).toEqual([]);
  expect(vaguePlaces(sources)).toHaveLength(2);
});

test('an exception is for its own file and line only', () => {
  expect(wordsIn('`npm run texts` forbids he', 'CONTRIBUTING.md')).toBe(0);
  expect(wordsIn('`npm run texts` forbids he', 'README.md')).toBe(1);
  expect(wordsIn('but he', 'CONTRIBUTING.md')).toBe(1);
});

test.each<[path: string, isRead: boolean]>([
  ['apps/web/a.tsx', true],
  ['apps/web/design/texts/en.po', true],
  ['packages/games/chess/RULES.md', true],
  ['packages/games/chess/golden/1.txt', true],
  ['docs/lab/matchups-chess.json', true],
  ['packages/games/chess/saves/1.json', false],
  ['package-lock.json', false],
  ['apps/web/public/icon.png', false],
])('whether %s is read: %j', (path, isRead) => {
  expect(isReadForWords(path)).toBe(isRead);
});
