import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describeFigure, formatFigure } from '../figure.ts';
import { contest } from './contest.ts';

/** Programs of the server that measure one thing each, and tell it as figures. */
const PROGRAMS: Readonly<Record<string, URL>> = {
  durable: new URL('../../apps/server/bench/durable.ts', import.meta.url),
  latency: new URL('../../apps/server/bench/latency.ts', import.meta.url),
  idle: new URL('../../apps/server/bench/idle.ts', import.meta.url),
  start: new URL('../../apps/server/bench/start.ts', import.meta.url),
};

const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const known = [...Object.keys(PROGRAMS), 'contest'];
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are: ${known.join(', ')}.`);
  process.exit(1);
}

const figures: string[] = [];
for (const [name, program] of Object.entries(PROGRAMS)) {
  if (isWanted(name)) figures.push(...(await run(program)));
}
if (isWanted('contest')) {
  console.log('contest: moves over sockets, ours durable, boardgame.io in memory');
  const measured = await contest();
  for (const figure of measured) console.log(describeFigure(figure));
  figures.push(...measured.map(formatFigure));
}
for (const figure of figures) console.log(figure);

/** Runs a program; gives its figures and passes on the rest of what it says. */
async function run(program: URL): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(program)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const found: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('figure ')) found.push(line);
    console.log(line.replace('figure ', '  '));
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program.pathname} failed`);
  return found;
}
