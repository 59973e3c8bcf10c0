import { defineGuide } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { inSentences } from '../boards/inSentences.ts';
import type { TerminalLook } from '../terminal.ts';
import { drawAnswers, drawOffers, rowsFor, unfolded } from './answers.ts';
import { foldsOf } from './folding.ts';
import type { Numbered } from './numbered.ts';
import { resultLines } from './outcome.ts';

const LOOK: TerminalLook = { columns: 80, rows: 24, colour: false, plain: false, clears: true };

function answers(
  ...kinds: readonly (readonly [type: string, texts: readonly string[]])[]
): readonly Numbered[] {
  return kinds
    .flatMap(([type, texts]) => texts.map((text) => ({ type, text })))
    .map(({ type, text }, index) => ({ number: index + 1, id: 'q', choice: { type }, text }));
}

test('each kind of answer begins a line', () => {
  const drawn = drawAnswers(
    answers(['move', ['Move 1 forward', 'Move 1 backward']], ['push', ['Push 1']]),
    LOOK,
  );
  expect(drawn).toEqual([' 1) Move 1 forward   2) Move 1 backward', ' 3) Push 1']);
});

test('forty answers take few lines of at most 80 columns', () => {
  const texts = Array.from({ length: 40 }, (_, index) => `Dash ${index % 5}, strike with a ${index}`);
  const drawn = drawAnswers(answers(['dash', texts]), LOOK);
  expect(drawn).toHaveLength(20);
  expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(80);
});

test('hints are shown whole, cut or not at all, as there is room', () => {
  const hinted: readonly Numbered[] = answers(['use', ['Use it']], ['decline', ['Use none']]).map((one) =>
    one.choice.type === 'use' ? { ...one, caption: { hint: 'word '.repeat(20).trim() } } : one,
  );
  expect(drawAnswers(hinted, LOOK)).toEqual([
    ` 1) Use it  ${'word '.repeat(13).trim()}`,
    `            ${'word '.repeat(7).trim()}`,
    ' 2) Use none',
  ]);
  expect(drawAnswers(hinted, LOOK, 2)).toEqual([` 1) Use it  ${'word '.repeat(13)}w…`, ' 2) Use none']);
  expect(drawAnswers(hinted, LOOK, 1)).toEqual([' 1) Use it', ' 2) Use none']);
});

test('a group has a heading, and its own names for answers', () => {
  const swaps = answers(['keep', ['Change nothing']], ['swap', ['Change A for B', 'Change A for C']]).map(
    (one) =>
      one.choice.type === 'swap'
        ? { ...one, caption: { group: 'Change A for', text: one.text.slice(-1) } }
        : one,
  );
  expect(drawAnswers(swaps, LOOK)).toEqual([' 1) Change nothing', ' Change A for', ' 2) B  3) C']);
});

test('what can be done at any time flows in one line, with what it has in common said once', () => {
  const offers = answers(['accuse', ['Accuse Bo', 'Accuse Cy']], ['reveal', ['Show the card']]).map((one) =>
    one.choice.type === 'accuse' ? { ...one, caption: { group: 'accuse', text: one.text.slice(-2) } } : one,
  );
  expect(drawOffers(offers, { isAsked: true, look: LOOK })).toEqual([
    ' At any time: accuse 1) Bo 2) Cy; 3) Show the card',
  ]);
  expect(drawOffers(offers, { isAsked: false, look: { ...LOOK, columns: 30 } })).toEqual([
    ' You may: accuse 1) Bo 2) Cy;',
    '   3) Show the card',
  ]);
  expect(drawOffers([], { isAsked: true, look: LOOK })).toEqual([]);
});

test('where rows are too few, answers that can be written briefly run together', () => {
  const dashes = answers(
    ['dash', ['Dash 1, strike with a 2', 'Dash 1, strike with a 3']],
    ['hit', ['Hit']],
  ).map((one) =>
    one.choice.type === 'dash'
      ? { ...one, caption: { brief: { lead: 'Dash 1, strike with', text: one.text.slice(-3) } } }
      : one,
  );
  expect(drawAnswers(dashes, LOOK, 2)).toHaveLength(2);
  expect(drawAnswers(dashes, LOOK, 1)).toEqual([' Dash 1, strike with 1) a 2 2) a 3; 3) Hit']);
});

test('a long list is folded by what the game says, and each fold opens by its letter', () => {
  const texts = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);
  const many = answers(
    ['pass', ['Pass']],
    ['attack', texts('Attack unit', 30)],
    ['play', texts('Play card', 20)],
  ).map((one) => (one.choice.type === 'pass' ? one : { ...one, fold: `${one.choice.type} something` }));
  expect(drawAnswers(many, LOOK)).toEqual([
    ' 1) Pass',
    ' a) attack something (2 to 31)',
    ' b) play something (32 to 51)',
    ' Type a letter to read what it stands for, or a number at once.',
  ]);
  expect(rowsFor(many, LOOK)).toBe(4);
  const [attacks] = foldsOf(many);
  expect(attacks?.letter).toBe('a');
  expect(unfolded(attacks?.answers ?? [], LOOK).slice(0, 2)).toEqual([
    ' attack something',
    ' 2) Attack unit 1    3) Attack unit 2    4) Attack unit 3    5) Attack unit 4',
  ]);
});

test('a list that fits stays open, with a heading for each group', () => {
  const few = answers(['attack', ['Attack unit 1', 'Attack unit 2', 'Attack unit 3', 'Attack unit 4']]).map(
    (one) => ({ ...one, fold: 'attack' }),
  );
  expect(drawAnswers(few, LOOK)[0]).toBe(' attack');
  expect(drawAnswers(few, LOOK, 1)[0]).toBe(' a) attack (1 to 4)');
});

test('a game without a drawing is shown in the sentences of its guide', () => {
  const { draw } = inSentences(defineGuide({ rulebook: new URL('file:///RULES.md') }));
  const lines = draw({ round: 2, tokens: [1, 0], stack: [{}] }, { look: LOOK, names: [] });
  expect(lines).toEqual([' round: 2', ' tokens:', '   1', '   0']);
});

test('results in words', () => {
  expect(resultLines({ places: [1, 2, 1] }, ['Ada', 'Bo', 'Cy'])).toEqual(['Ada and Cy won the game.']);
  expect(resultLines({ places: [1, 1], scores: [2, 2] }, ['Ada', 'Bo'])).toEqual([
    'Nobody won: the game is a draw. Score: Ada 2, Bo 2.',
  ]);
  expect(resultLines({ places: [2, 1, 2, 1], scores: [1, 3, 1, 3] }, ['Ada', 'Bo', 'Cy', 'You'])).toEqual([
    'You and Bo won the game. Score: Ada and Cy 1, You and Bo 3.',
  ]);
  expect(resultLines({ places: [1, 1, 1] }, ['Ada', 'Bo', 'Cy'])).toEqual([
    'Nobody won: the game is a draw.',
  ]);
  expect(resultLines({ places: [1], scores: [3] }, ['Ada', 'a bot'])).toEqual([
    'Ada won the game. Score: Ada 3.',
  ]);
  expect(resultLines({ places: [2], scores: [1] }, ['Ada', 'a bot'])).toEqual([
    'a bot won the game. Score: Ada 1.',
  ]);
});
