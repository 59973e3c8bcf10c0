import './pages/shell/strictSchemas.ts';
import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/inter/index.css';
import './design/tokens.css';
import './design/base.css';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followPresses } from './design/presses.ts';
import { followSettings } from './design/settings/appearance.ts';
import { speakEnglish } from './design/texts/english.ts';
import { watchVersions } from './pages/shell/newVersion.ts';
import { router } from './router.tsx';

followSettings();
followPresses();
const i18n = speakEnglish();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
);
watchVersions();
