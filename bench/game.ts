import { SHELF } from '@riposte/shelf';
import { WORKSHOP } from '@riposte/shelf/workshop';
import { ROUNDS, WINDOW } from './measure.ts';
import { measurePaces } from './paces.ts';
import { report } from './report.ts';

// Measures some groups of one game. A game has a process of its own: what the engine has learnt from one game slows the
// next.

const [id = '', ...groups] = process.argv.slice(2);
const game = await SHELF.find((one) => one.id === id)?.rules();
const bench = await WORKSHOP.find((one) => one.id === id)?.bench();
if (!game || !bench) throw new Error(`nothing is measured of ${id}`);
for (const group of groups) {
  const figures = measurePaces(game, bench.default[group] ?? []);
  report(`${group}: the median of ${ROUNDS} rounds, each thing measured for ${WINDOW} ms in each`, figures);
}
