import { WORKSHOP } from '@riposte/shelf/workshop';
import { figuresFrom } from './program.ts';

const names = process.argv.slice(2);
const games = await Promise.all(
  WORKSHOP.map(async ({ id, bench }) => ({ id, groups: Object.keys((await bench()).default) })),
);
const known = games.flatMap(({ id, groups }) => [id, ...groups]);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are: ${known.join(', ')}.`);
  process.exit(1);
}

const figures: string[] = [];
for (const { id, groups } of games) {
  const isAll = names.length === 0 || names.includes(id);
  const wanted = groups.filter((group) => isAll || names.includes(group));
  if (wanted.length > 0)
    figures.push(...(await figuresFrom(new URL('./game.ts', import.meta.url), [id, ...wanted])));
}
for (const figure of figures) console.log(figure);
