import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSheet } from '../../../design/art/sheet.ts';
import { PROPS } from './land.ts';
import { type Paint, paintingOf } from './painting.ts';

const BOX = { left: 0, top: 0, right: 96, bottom: 34 };
const SHEET = parseSheet(
  '<svg><defs><g id="lamp"/></defs>' +
    '<symbol id="pine" viewBox="0 0 48 34"><path fill="var(--m-for)"/></symbol>' +
    '<symbol id="rock" viewBox="0 0 48 34"><path fill="var(--m-rock)"/></symbol></svg>',
);
const PAINT: Paint = {
  sheet: SHEET,
  lit: { '--m-for': 'green', '--m-rock': 'grey' },
  dusked: { '--m-for': 'navy', '--m-rock': 'black' },
};

function textOf(address: string): string {
  return decodeURIComponent(address.replace('data:image/svg+xml,', ''));
}

test('a sheet says which colours of the page it uses', () => {
  expect(SHEET.colours).toEqual(['--m-for', '--m-rock']);
});

test('a painting has its own colours, and only the drawings that stand in it', () => {
  const text = textOf(paintingOf(PAINT, BOX, [{ drawing: 'pine', isDusked: false, x: 48, y: 0 }]));
  expect(text).toContain('<g id="lamp"/>');
  expect(text).toContain('<path fill="green"/>');
  expect(text).toContain('<use href="#pine" x="48" y="0"/>');
  expect(text).not.toContain('rock');
  expect(text).not.toContain('var(');
});

test('the same drawing stands in the light and in the dusk', () => {
  const text = textOf(
    paintingOf(PAINT, BOX, [
      { drawing: 'pine', isDusked: true, x: 0, y: 0 },
      { drawing: 'pine', isDusked: false, x: 48, y: 0 },
      { drawing: 'pine', isDusked: false, x: 0, y: 0 },
    ]),
  );
  expect(text.match(/<g id="pine[^"]*"><path fill="\w+"/g)).toEqual([
    '<g id="pine-dusked"><path fill="navy"',
    '<g id="pine"><path fill="green"',
  ]);
  expect(text.match(/<use /g)).toHaveLength(3);
});

test('a drawing that is missing is a mistake', () => {
  expect(() => paintingOf(PAINT, BOX, [{ drawing: 'palm', isDusked: false, x: 0, y: 0 }])).toThrow(
    'palm is not on the sheet',
  );
});

test('everything that stands on the island is on its sheet', () => {
  const sheet = parseSheet(readFileSync(new URL('../art/island.svg', import.meta.url), 'utf8'));
  const names = [...PROPS.map(({ drawing }) => drawing), 't-gate', 't-chest', 't-chest-gone'];
  expect(names.filter((name) => !sheet.drawings.has(name))).toEqual([]);
});
