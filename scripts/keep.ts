import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findOccasion, makeKeepsake, occasionName } from '@riposte/kernel/conformance';
import { SHELF } from '@riposte/shelf';
import { WORKSHOP } from '@riposte/shelf/workshop';

// Run once for each release of a game: `npm run keep -- <game>`. Kept matches are never made again, so that old saves
// stay playable.

const [wanted] = process.argv.slice(2);
const shelved = SHELF.find(({ id }) => id === wanted);
const bench = WORKSHOP.find(({ id }) => id === wanted);
if (!shelved || !bench) throw new Error(`which game: ${SHELF.map(({ id }) => id).join(', ')}?`);

const folder = new URL(`../packages/games/${shelved.id}/saves/`, import.meta.url);
const game = await shelved.rules();
const { default: keepsakes } = await bench.keepsakes();

mkdirSync(folder, { recursive: true });
for (const occasion of keepsakes) {
  const keepsake = makeKeepsake(game, findOccasion(game, occasion));
  const file = new URL(`${game.rulesVersion}-${occasionName(occasion)}.json`, folder);
  writeFileSync(file, `${JSON.stringify(keepsake, undefined, 1)}\n`, { flag: 'wx' });
}
const names = new URL('names.json', folder);
const released: unknown = existsSync(names) ? JSON.parse(readFileSync(names, 'utf8')) : {};
const all = { ...(released as object), [game.rulesVersion]: game.stepNames };
writeFileSync(names, `${JSON.stringify(all, undefined, 1)}\n`);
