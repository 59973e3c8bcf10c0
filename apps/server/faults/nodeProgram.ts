import { enableCompileCache } from 'node:module';

// A node as `riposte serve` runs it, and nothing else: this is what gets killed.
enableCompileCache();
const { readConfig, startNode } = await import('../index.ts');
const config = readConfig([], process.env);
if (!config.ok) throw new Error(config.faults.join('\n'));
await startNode(config.value);
