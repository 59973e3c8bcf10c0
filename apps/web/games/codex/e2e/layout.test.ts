import { positionsByMoment, positionsToShow } from '../../../e2e/gallery.ts';
import { testWindows } from '../../../e2e/windows.ts';
import moments from '../moments.ts';

/** What fills the table most; the end has a frame of the kit. */
const CROWDED = ['main', 'defender', 'slot', 'pick', 'over'];

const [byMoment, shown] = await Promise.all([
  positionsByMoment('codex', moments),
  positionsToShow('codex', moments),
]);

testWindows('codex', [
  ...byMoment.filter(({ moment }) => CROWDED.includes(moment)),
  // Four patrol rows.
  ...shown.filter(({ match, moment }) => match === 'dragon' && moment === 'main'),
]);
