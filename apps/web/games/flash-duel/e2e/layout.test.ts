import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_DEEP, PATIENCE } from '../../../e2e/deep.ts';
import { type Gallery, openGallery, showPosition } from '../../../e2e/gallery.ts';
import { guests } from '../../../e2e/guests.ts';
import { faultsOn, WINDOWS } from '../../../e2e/layout.ts';
import { findPositions, type Position } from '../../../e2e/positions.ts';
import moments from '../moments.ts';
import { DUEL } from '../testing.ts';

/** Three ways to play: with names only, with abilities, with a crowd. */
const MODES = ['simple', 'full', 'betrayal'];
/** Ten kinds of question. */
const QUESTIONS = [
  'mainAction',
  'answerAttack',
  'answerStrike',
  'arrange:researchAndDevelopment',
  'ability:hit',
  'ability:foeAnnounces',
  'character',
  'offer:treason',
  'waiting',
  'over',
];
/** In every run one window of each layout. */
const USUAL = ['390x844', '844x390', '1280x800', '1366x650'];

const { invite } = guests();
let gallery: Gallery | undefined;
beforeAll(async () => {
  gallery = await openGallery();
}, PATIENCE);
afterAll(() => gallery?.close());

const POSITIONS = findPositions(
  DUEL.game,
  { ...moments, variants: moments.variants.filter(({ name }) => MODES.includes(name)) },
  1,
  6,
).filter(({ moment }) => QUESTIONS.includes(moment));

/** Everybody has a long name, and the server has a menu. */
function amongLongNames({ state, ...position }: Position): Position {
  const sitters = state.sitters.map((sitter) => ({ ...sitter, name: `${sitter.name} of the Long Bridge` }));
  return { ...position, state: { ...state, sitters } };
}

test('all ten kinds of question and all three modes are there', () => {
  expect(new Set(POSITIONS.map(({ moment }) => moment))).toEqual(new Set(QUESTIONS));
  expect(new Set(POSITIONS.map(({ match }) => match))).toEqual(new Set(MODES));
});

test.each(
  WINDOWS.map(([width, height]) => ({ name: `${width}x${height}`, width, height })).filter(
    ({ name }) => IS_DEEP || USUAL.includes(name),
  ),
)(
  'at $name nothing is cut, covered or outside the window, whatever is asked',
  async ({ width, height }) => {
    const mira = await invite('Mira', { viewport: { width, height } });
    await mira.page.goto(gallery?.url ?? '');
    const found: Record<string, readonly string[]> = {};
    for (const position of IS_DEEP
      ? [...POSITIONS, ...POSITIONS.map(amongLongNames)]
      : POSITIONS.map(amongLongNames)) {
      await showPosition(mira.page, 'flash-duel', position, false, true);
      const faults = await faultsOn(mira.page);
      if (faults.length > 0) found[`${position.match} ${position.moment}`] = faults;
    }
    expect(found).toEqual({});
  },
  PATIENCE,
);
