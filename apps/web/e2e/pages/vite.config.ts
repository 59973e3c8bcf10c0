import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, mergeConfig } from 'vite';
import { PAGES } from '../../vite.config.ts';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What nobody but tests and pictures needs, in one build, neither packed nor installable: the client with one game more
 * on its shelf, for the proof by a fourth game, and the gallery, which shows single moments of matches.
 */
export default mergeConfig(
  PAGES,
  defineConfig({
    root: WEB,
    resolve: { conditions: ['with-skirmish', ...defaultClientConditions] },
    build: {
      outDir: 'e2e/pages/dist',
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', 'e2e/gallery/index.html'].map((page) => `${WEB}${page}`) },
    },
  }),
);
