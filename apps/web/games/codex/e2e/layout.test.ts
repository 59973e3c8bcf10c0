import { positionsByMoment } from '../../../e2e/gallery.ts';
import { testWindows } from '../../../e2e/windows.ts';
import moments from '../moments.ts';

/** What fills the table most; the end has a frame of the kit. */
const CROWDED = ['main', 'defender', 'slot', 'pick', 'over'];

testWindows(
  'codex',
  (await positionsByMoment('codex', moments)).filter(({ moment }) => CROWDED.includes(moment)),
);
