import { readConfig } from '../config.ts';
import { startNode } from '../node/node.ts';

// A node as `riposte serve` runs it, and nothing else: this is what gets killed.
const config = readConfig([], process.env);
if (!config.ok) throw new Error(config.faults.join('\n'));
await startNode(config.value);
