import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const texts = { configPath: fileURLToPath(new URL('./lingui.config.ts', import.meta.url)) };

/** The server that a page under development talks to. */
const SERVER = process.env.RIPOSTE_API ?? 'http://127.0.0.1:8080';

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
        for (const file of globSync(`${folder}**/*.{js,css,html,svg,webmanifest}`)) {
          const text = readFileSync(file);
          if (text.length < 1_024) continue;
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(text));
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({}, texts)] }),
    react(),
    lingui(texts),
    VitePWA({
      registerType: 'prompt',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Riposte',
        short_name: 'Riposte',
        description: 'Board games with hidden cards: rules enforced, nothing leaks, nothing is rigged.',
        start_url: '/',
        display: 'standalone',
        background_color: '#12141c',
        theme_color: '#12141c',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallbackDenylist: [/^\/(api|health|readyz|metrics)/],
      },
    }),
    packed(),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 800 },
  server: {
    host: '127.0.0.1',
    // The server takes cookies from pages of its own address only; here this page stands in for one.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
