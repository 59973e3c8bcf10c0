import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: 'design/texts/{locale}',
      include: ['.'],
      exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', 'bench/**', '**/*.test.*'],
    },
  ],
});
