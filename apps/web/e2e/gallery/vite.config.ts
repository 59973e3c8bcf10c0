import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import client from '../../vite.config.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The same client with another front page, which shows single moments; nobody but tests and pictures needs it. */
export default mergeConfig(
  client,
  defineConfig({ root: HERE, build: { outDir: 'dist', emptyOutDir: true } }),
);
