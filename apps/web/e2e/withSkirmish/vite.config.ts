import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, mergeConfig } from 'vite';
import client from '../../vite.config.ts';

/** The same client with one game more on the shelf, for the proof by a fourth game. */
export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['with-skirmish', ...defaultClientConditions] },
    build: { outDir: fileURLToPath(new URL('dist', import.meta.url)), emptyOutDir: true },
  }),
);
