import { enableCompileCache } from 'node:module';

// A node as `riposte serve` runs it, and nothing else: this is what gets killed or stopped.
enableCompileCache();
const { readConfig, startNode, stopOnSignal } = await import('../index.ts');
const config = readConfig([], process.env);
if (!config.ok) throw new Error(config.faults.join('\n'));
await stopOnSignal(await startNode(config.value), config.value.drain);
process.exit();
