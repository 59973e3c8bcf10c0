import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import preact from '@preact/preset-vite';
import { SHELF } from '@riposte/shelf';
import babel from '@rolldown/plugin-babel';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const texts = { configPath: fileURLToPath(new URL('./lingui.config.ts', import.meta.url)) };

/** The server that a page under development talks to. */
const SERVER = process.env.RIPOSTE_API ?? 'http://127.0.0.1:8080';

/**
 * How well Brotli packs. The best takes eleven CPU seconds and is for what people are sent (`RIPOSTE_RELEASE`); the
 * check builds the same client many times a day.
 */
const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY } = constants;
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: process.env.RIPOSTE_RELEASE ? BROTLI_MAX_QUALITY : 5 } };

/** Every text also packed, beside it: the server sends what the browser can unpack. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = fileURLToPath(new URL(`${build.outDir}/`, `file://${root}/`));
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const file of globSync(`${folder}**/*.{js,css,html,svg,md,webmanifest}`)) {
          const text = readFileSync(file);
          if (text.length < 1_024) continue;
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
        }
      },
    },
  };
}

/**
 * Nothing is painted before the first script has shown the theme; before it there would be nothing to see. It is all
 * that the document asks for: a table, and the rules of its game, come when they are wanted.
 */
function themeFirst(): Plugin {
  const begin = '<script type="module" crossorigin';
  return {
    name: 'theme-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(begin, `${begin} blocking="render"`),
    },
  };
}

/**
 * Which files there are, so that a match takes few trips: what every page needs with the front door, what every match in
 * the page needs, what all drawn tables share, and of each game its rules and its drawn table. A part that two of them
 * need is in the first.
 */
const FILES = [
  { name: 'ground', test: /apps\/web\/(main|pages\/home\/HomePage)\.tsx$/, priority: 4 },
  // What all games and boards are made with is here, or it would lie with the first of them, and all would fetch that.
  {
    name: 'play',
    test: /apps\/web\/(match\/local\/PlayPage\.tsx|table\/(keys|names|useTable|takenBack|plain\/whyNots)\.ts)$|packages\/kernel\/(game|guide|procedure|random|seat|frame|unreachable)\.ts$/,
    priority: 3,
  },
  // What all drawn tables share, or it would lie with the first of them.
  {
    name: 'kit',
    test: /apps\/web\/(table\/kit\/(Table|TopBar)\.tsx|table\/kit\/lens\.ts|table\/sound\/(cues|useCue)\.ts|design\/art\/(Drawing\.tsx|symbols\.ts))$/,
    priority: 2,
  },
  // What some tables share: how to paint from sheets, which pages of cards do, too, and what has no rounds.
  { name: 'shared', test: /apps\/web\/(design\/art\/sheet|table\/kit\/noRounds)\.ts$/, priority: 3 },
  ...SHELF.flatMap(({ id }) => [
    { name: `rules-${id}`, test: new RegExp(`packages/games/${id}/(index|guide)\\.ts$`), priority: 2 },
    { name: `table-${id}`, test: new RegExp(`apps/web/games/${id}/Table\\.tsx$`), priority: 1 },
  ]),
];

/** How every page of ours is made, those that only tests look at included. */
export const PAGES: UserConfig = {
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, texts)] }),
    // In the place of React, for the libraries, too (docs/decisions/0013).
    preact(),
    themeFirst(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    // A rulebook is fetched, however short it is.
    assetsInlineLimit: (file) => (file.endsWith('.md') ? false : undefined),
    // Those of all packages in it, for the page about us.
    license: { fileName: 'licences.txt' },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
};

/** What people run: it can be installed, works without a network, and is sent packed. */
const CLIENT = defineConfig({
  plugins: [
    VitePWA({
      registerType: 'prompt',
      // The page registers it itself, late, and without a script of its own in the document.
      injectRegister: null,
      includeManifestIcons: false,
      manifest: {
        id: '/',
        name: 'Riposte',
        short_name: 'Riposte',
        description: 'Board games with hidden cards: rules enforced, nothing leaks, nothing is rigged.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#12141c',
        theme_color: '#12141c',
        categories: ['games'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: SHELF.map(({ id, name }) => ({
          name: `${name} against bots`,
          short_name: name,
          url: `/play/${id}`,
          icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
        })),
      },
      workbox: {
        // Everything needed to play and to read the rules without a network; of the typefaces only what English is
        // written with.
        globPatterns: ['**/*.{js,css,html,svg,md}', 'assets/*-latin-{wght,soft}-normal-*.woff2'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|health|readyz|metrics|licences)/],
        cleanupOutdatedCaches: true,
        // It is a part of the worker, which browsers keep with it.
        importScripts: ['/notifications.js'],
        globIgnores: ['notifications.js'],
      },
    }),
    packed(),
  ],
  server: {
    host: '127.0.0.1',
    // The server takes cookies from pages of its own address only; here this page stands in for one.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});

export default mergeConfig(PAGES, CLIENT);
