import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WORKSHOP } from '@riposte/shelf/workshop';
import { figuresFrom } from './program.ts';

/** What there is to measure of a game, and the contest with another implementation of it, where there is one. */
interface Measured {
  readonly id: string;
  readonly groups: readonly string[];
  readonly contest?: URL;
}

const names = process.argv.slice(2);
const games: readonly Measured[] = await Promise.all(
  WORKSHOP.map(async ({ id, bench }) => {
    const contest = new URL(`./${id}/contest.ts`, import.meta.url);
    const groups = Object.keys((await bench()).default);
    return { id, groups, ...(existsSync(fileURLToPath(contest)) && { contest }) };
  }),
);
const known = games.flatMap(({ id, groups, contest }) => [
  id,
  ...groups,
  ...(contest ? [`${id}-contest`] : []),
]);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are: ${known.join(', ')}.`);
  process.exit(1);
}

const figures: string[] = [];
for (const { id, groups, contest } of games) {
  const isWanted = (name: string) => names.length === 0 || names.includes(id) || names.includes(name);
  const wanted = groups.filter(isWanted);
  if (wanted.length > 0)
    figures.push(...(await figuresFrom(new URL('./game.ts', import.meta.url), [id, ...wanted])));
  if (contest && isWanted(`${id}-contest`)) figures.push(...(await figuresFrom(contest)));
}
for (const figure of figures) console.log(figure);
