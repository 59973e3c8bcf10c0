import { undergo } from './ordeal.ts';
import { FULL, SHORT } from './plan.ts';
import { describeOrdeal, faultsOf } from './verdict.ts';

const plan = process.argv.includes('--short') ? SHORT : FULL;
const begun = performance.now();
const print = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (what: string) =>
  print(`${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
const ordeal = await undergo(plan, tell);
print(describeOrdeal(ordeal));
const faults = faultsOf(ordeal, plan);
for (const fault of faults) print(`BROKEN: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
