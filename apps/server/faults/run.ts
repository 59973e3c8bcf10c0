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
const plan = values.short ? SHORT : FULL;
const begun = performance.now();
const print = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (what: string) =>
  print(`${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
let broken = 0;
for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed++) {
  print(`seed ${seed}`);
  const ordeal = await undergo(seed, plan, tell);
  print(describeOrdeal(ordeal));
  for (const promise of brokenBy(ordeal)) {
    broken++;
    print(`BROKEN (seed ${seed}): ${promise}`);
  }
}
process.exit(broken > 0 ? 1 : 0);
