import { IS_DEEP } from '../../../e2e/deep.ts';
import { positionsByMoment } from '../../../e2e/gallery.ts';
import { testWindows } from '../../../e2e/windows.ts';
import moments from '../moments.ts';

const POSITIONS = await positionsByMoment('gorgasali', moments);

testWindows(
  'gorgasali',
  POSITIONS.filter(({ moment }) => IS_DEEP || moments.usual.includes(moment)),
);
