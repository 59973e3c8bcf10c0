import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const texts = { configPath: fileURLToPath(new URL('./lingui.config.ts', import.meta.url)) };

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
        navigateFallbackDenylist: [/^\/api\//, /^\/health/],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 800 },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
