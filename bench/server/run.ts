import { figuresFrom } from '../program.ts';

/** Programs of the server that measure one thing each, and tell it as figures. */
const PROGRAMS: Readonly<Record<string, URL>> = {
  durable: new URL('../../apps/server/bench/durable.ts', import.meta.url),
  latency: new URL('../../apps/server/bench/latency.ts', import.meta.url),
  idle: new URL('../../apps/server/bench/idle.ts', import.meta.url),
  catchUp: new URL('../../apps/server/bench/catchUp.ts', import.meta.url),
  audience: new URL('../../apps/server/bench/audience.ts', import.meta.url),
  flood: new URL('../../apps/server/bench/flood.ts', import.meta.url),
  start: new URL('../../apps/server/bench/start.ts', import.meta.url),
  sockets: new URL('../../apps/server/bench/sockets.ts', import.meta.url),
};

const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const known = Object.keys(PROGRAMS);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are: ${known.join(', ')}.`);
  process.exit(1);
}

const figures: string[] = [];
for (const [name, program] of Object.entries(PROGRAMS)) {
  if (isWanted(name))
    figures.push(...(await figuresFrom(program, [], (figure) => figure.replace('figure ', '  '))));
}
for (const figure of figures) console.log(figure);
