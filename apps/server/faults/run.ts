import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { undergo } from './ordeal.ts';
import { FULL, SHORT } from './plan.ts';
import { brokenBy, describeOrdeal } from './verdict.ts';

// `npm run test:faults -- [--seed 1] [--seeds 20] [--short]`: one storm for each seed, one after another.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
});
const [first, count] = [Number(values.seed), Number(values.seeds)];
process.exit(count > 1 ? eachAlone() : await storm(first));

/** Each seed has a process of its own: where one breaks down, nothing of it is left for the next. */
function eachAlone(): number {
  const seeds = Array.from({ length: count }, (_, index) => `${first + index}`);
  const flags = values.short ? ['--short'] : [];
  const broken = seeds.filter((seed) => {
    const args = [...process.execArgv, import.meta.filename, '--seed', seed, ...flags];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
  });
  print(`${count - broken.length} of ${count} seeds kept all promises${list(broken)}`);
  return broken.length > 0 ? 1 : 0;
}

function list(broken: readonly string[]): string {
  return broken.length > 0 ? `; not ${broken.join(', ')}` : '';
}

async function storm(seed: number): Promise<number> {
  print(`seed ${seed}`);
  const begun = performance.now();
  const tell = (what: string) =>
    print(`${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
  const ordeal = await undergo(seed, values.short ? SHORT : FULL, tell);
  print(describeOrdeal(ordeal));
  const broken = brokenBy(ordeal);
  for (const promise of broken) print(`BROKEN (seed ${seed}): ${promise}`);
  return broken.length > 0 ? 1 : 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
