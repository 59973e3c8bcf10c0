import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { findOccasion, makeKeepsake, occasionName } from '@riposte/kernel/conformance';
import { SHELF } from '@riposte/shelf';
import { readReleases, savesFolder } from '@riposte/shelf/saves';
import { WORKSHOP } from '@riposte/shelf/workshop';

// Run once for each release of a game: `npm run keep -- <game>`. The matches of a release are never made again, so
// that old saves stay playable. The oldest release stays, since its matches go through every migration; those
// between it and the newest leave.

const [wanted] = process.argv.slice(2);
const shelved = SHELF.find(({ id }) => id === wanted);
const bench = WORKSHOP.find(({ id }) => id === wanted);
if (!shelved || !bench) throw new Error(`which game: ${SHELF.map(({ id }) => id).join(', ')}?`);

const folder = savesFolder(shelved.id);
const game = await shelved.rules();
const { default: keepsakes } = await bench.keepsakes();
const releases = readReleases(shelved.id);

const matches = Object.fromEntries(
  keepsakes.map((occasion) => [occasionName(occasion), makeKeepsake(game, findOccasion(game, occasion))]),
);
// A step that any release had may stand in somebody's save.
const steps = [...releases.values()].flatMap((release) => release.steps);
const release = { steps: [...new Set([...steps, ...game.stepNames])], matches };

mkdirSync(folder, { recursive: true });
const file = new URL(`${game.rulesVersion}.json.gz`, folder);
writeFileSync(file, gzipSync(JSON.stringify(release), { level: 9 }), { flag: 'wx' });
for (const version of [...releases.keys()].slice(1)) rmSync(new URL(`${version}.json.gz`, folder));
