import { readConfig, startNode, stopOnSignal } from '../index.ts';

// A node as `riposte serve` runs it, but it may call URLs on this machine, where tests have their servers.
const config = readConfig(process.argv.slice(2), process.env);
if (!config.ok) throw new Error(config.faults.join('\n'));
const node = await startNode({ ...config.value, reach: 'anywhere' });
process.stdout.write(`Riposte is at ${node.address}.\n`);
await stopOnSignal(node, config.value.drain);
process.exit();
