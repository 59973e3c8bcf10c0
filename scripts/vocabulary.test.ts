import { expect, test } from 'vitest';
import { formatFault } from './sources.ts';
import { checkVocabulary, parseVocabulary } from './vocabulary.ts';

const PAGE = `# Words

| word  | meaning                  | lives in     |
| ----- | ------------------------ | ------------ |
| Frame | a pause in a procedure   | \`a/frame.ts\` |
| undo  | taking a choice back     | \`a/undo.ts\`  |
| State | a position               | \`games/*\`    |
`;
const WORDS = parseVocabulary(PAGE);
const HOME = [
  { path: 'a/frame.ts', text: '\nexport interface Frame<Choice> {}' },
  { path: 'a/undo.ts', text: '' },
];

test('words are read with their meaning and home', () => {
  expect(WORDS.map(({ word, home, line }) => [word, home, line])).toEqual([
    ['Frame', 'a/frame.ts', 5],
    ['undo', 'a/undo.ts', 6],
    ['State', 'games/*', 7],
  ]);
  expect(WORDS[0]?.meaning).toBe('a pause in a procedure');
});

test('a word may have a hyphen', () => {
  expect(parseVocabulary('| sign-off | a second decision | `a/signOffs.ts` |')).toMatchObject([
    { word: 'sign-off' },
  ]);
});

test('a page that tells the truth has no faults', () => {
  expect(checkVocabulary(WORDS, HOME)).toEqual([]);
});

test.each<[what: string, path: string, text: string, faults: string[]]>([
  [
    'a second meaning',
    'b/film.ts',
    '\n\nexport type Frame = 1;',
    ['b/film.ts:3: Frame means something else: see docs/vocabulary.md'],
  ],
  ['a type that stays in its file', 'b/film.ts', 'type Frame = 1;', []],
  ['a type of a test', 'b/film.test.ts', 'export type Frame = 1;', []],
  ['a longer word', 'b/film.ts', 'export type FrameRate = 1;', []],
  ['what every game has', 'b/state.ts', 'export type State = 1;', []],
])('%s', (_what, path, text, faults) => {
  expect(checkVocabulary(WORDS, [...HOME, { path, text }]).map(formatFault)).toEqual(faults);
});

test('a home that is gone, or has another word now, is a fault', () => {
  const [frame, undo] = HOME.map(({ path, text }) => ({ path, text: text.replace('Frame', 'Pause') }));
  expect(checkVocabulary(WORDS, frame ? [frame] : []).map(formatFault)).toEqual([
    'docs/vocabulary.md:5: Frame does not live in a/frame.ts',
    'docs/vocabulary.md:6: undo lives in a/undo.ts, which does not exist',
  ]);
  expect(undo).toBeDefined();
});

test('a word that is explained twice is a fault', () => {
  expect(checkVocabulary([...WORDS, ...WORDS.slice(0, 1)], HOME).map(({ what }) => what)).toEqual([
    'Frame is explained twice',
  ]);
});
