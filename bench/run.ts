import { benchBots } from './bots.ts';
import { describeFigure, type Figure, formatFigure } from './figure.ts';
import { benchFlashDuel, benchFullGame, benchTeams } from './flashDuel.ts';
import { ROUNDS, WINDOW } from './measure.ts';

const BENCHES: Readonly<Record<string, () => readonly Figure[]>> = {
  'flash-duel': benchFlashDuel,
  'flash-duel-full': benchFullGame,
  'flash-duel-teams': benchTeams,
  bots: benchBots,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`${name}: the median of ${ROUNDS} rounds, each thing measured for ${WINDOW} ms in each`);
  const measured = bench();
  for (const figure of measured) console.log(describeFigure(figure));
  console.log('');
  figures.push(...measured);
}
for (const figure of figures) console.log(formatFigure(figure));
