import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { plantedHere, withFault } from './planted.ts';

// A node as `riposte serve` runs it, and nothing else: this is what gets killed or stopped. It may have a fault planted in it.
const fault = plantedHere();
if (fault) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || !loaded.source) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: withFault(fault, fileURLToPath(url), source) };
    },
  });
} else enableCompileCache();
const { readConfig, startNode, stopOnSignal } = await import('../index.ts');
const config = readConfig([], process.env);
if (!config.ok) throw new Error(config.faults.join('\n'));
await stopOnSignal(await startNode(config.value), config.value.drain);
process.exit();
