import { readFileSync } from 'node:fs';
import { abilitiesOf, groupsOfCards, SLOTS } from '@riposte/codex/table';
import { expect, test } from 'vitest';
import { parseSheet } from '../../../design/art/sheet.ts';
import { BUILDING_SYMBOLS } from '../table/buildingSymbols.ts';
import { CHARGES } from './charges.ts';
import { emblemOf } from './emblem.ts';
import { FIGURES } from './figures.ts';
import { crestIcon, keywordIcon } from './icons.ts';
import { outsideOf, pictureOf } from './picture.ts';
import { SHORT_NAMES, shortName } from './shortNames.ts';

const sheetIn = (...files: readonly string[]) =>
  parseSheet(
    files.map((name) => readFileSync(new URL(`../art/${name}.svg`, import.meta.url), 'utf8')).join(''),
  );
const emblems = sheetIn('emblems', 'bases');
const icons = sheetIn('icons');

const groups = groupsOfCards();
const cards = groups.flatMap(({ entries }) => entries);
const ids = new Set(cards.map(({ id }) => id));

test('every card has a picture, and every picture a card', () => {
  const drawn = [...Object.keys(FIGURES), ...Object.keys(CHARGES)];
  expect(drawn.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(drawn)).toEqual(ids);
  expect(drawn.length).toBe(ids.size);
});

test.each(groups)('no two cards of $name look alike', ({ entries }) => {
  const figures = entries.map((entry) => JSON.stringify(emblemOf(entry).figure));
  const twins = entries.filter((_, index) => figures.indexOf(figures[index] ?? '') !== index);
  expect(twins.map(({ name }) => name)).toEqual([]);
});

test.each(groups)('no two people of $name differ only in what they hold', ({ entries }) => {
  const people = entries
    // A Dancer that turns over is the same one, angry.
    .filter(({ id }) => id !== 'angry-dancer')
    .map((entry) => emblemOf(entry).figure.slice(0, 2).join())
    .filter((figure) => figure.startsWith('b-'));
  expect(people.filter((figure, index) => people.indexOf(figure) !== index)).toEqual([]);
});

test('all that pictures are drawn with is on the sheet, and no colour is missing', () => {
  for (const entry of cards) {
    const emblem = emblemOf(entry);
    const images = [pictureOf(emblem, emblems), outsideOf(emblem, emblems) ?? ''].map(decodeURIComponent);
    expect(images.join(), entry.name).not.toMatch(/undefined|var\(/);
  }
  // A colour that the pictures do not know would be painted as none.
  expect(emblems.colours.toSorted()).toEqual(
    ['C', 'fa', 'fb', 'fd', 'fk', 'fl', 'fm', 'fr', 'fw', 'gnd', 'ring', 'sun'].map((name) => `--${name}`),
  );
});

test('nothing is on the sheet that no card is drawn with', () => {
  const used = new Set(
    cards.flatMap((entry) => {
      const { light, ground, figure } = emblemOf(entry);
      return [light, ground, ...figure];
    }),
  );
  expect([...emblems.drawings.keys()].filter((name) => !used.has(name))).toEqual([]);
});

test('the file that the table draws from has what stands in every base, and nothing else', () => {
  expect([...sheetIn('bases').drawings.keys()].toSorted()).toEqual(
    ['bd-base', ...Object.values(BUILDING_SYMBOLS)].toSorted(),
  );
});

test('heroes step out of their frames, and nothing else does', () => {
  const outside = cards.filter((entry) => outsideOf(emblemOf(entry), emblems) !== undefined);
  expect(outside).toEqual(cards.filter(({ kind }) => kind === 'hero'));
});

test.each([
  ['an illusion is light on dark', 'spectral-hound', ['spectral']],
  ['a ghost is, too', 'jefferson-degrey-ghostly-diplomat', ['spectral']],
  ['what flies is aloft', 'eggship', ['aloft']],
  ['both at once', 'spectral-aven', ['spectral', 'aloft']],
  ['what fades is faint', 'fading-argonaut', ['fade']],
  ['all else is as drawn', 'iron-man', []],
])('%s: %s', (_rule, id, treatments) => {
  const entry = cards.find((card) => card.id === id);
  expect(entry && emblemOf(entry).treatments).toEqual(treatments);
});

test('a tech III unit is larger than the same figure elsewhere', () => {
  const scale = (id: string) => cards.filter((card) => card.id === id).map(emblemOf)[0]?.stance.scale ?? 0;
  expect(scale('cinderblast-dragon')).toBeGreaterThan(scale('young-lightning-dragon'));
  expect(scale('oversized-rhinoceros')).toBeGreaterThan(scale('regular-sized-rhinoceros'));
});

test('every keyword, crest and slot has a sign', () => {
  const keywords = cards.flatMap((entry) => [entry, ...(entry.bands ?? [])].flatMap(abilitiesOf));
  const wanted = [
    ...keywords.map(({ name }) => keywordIcon(name)),
    ...cards.map(crestIcon),
    ...SLOTS.map((slot) => ({ at: `#s-${slot.replace(' ', '')}` })),
  ].map(({ at }) => at.split('#')[1] ?? '');
  expect([...new Set(wanted)].filter((name) => !icons.drawings.has(name))).toEqual([]);
});

test('a name on a tile is short', () => {
  const names = cards.map(({ id }) => shortName(id));
  expect(names.filter(({ length }) => length > 15)).toEqual([]);
  expect(Object.keys(SHORT_NAMES).filter((id) => !ids.has(id))).toEqual([]);
});
