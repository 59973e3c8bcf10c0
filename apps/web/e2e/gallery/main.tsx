import '@fontsource-variable/fraunces/soft.css';
import '@fontsource-variable/inter/index.css';
import '../../design/tokens.css';
import '../../design/base.css';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawing } from '../../design/art/Drawing.tsx';
import { symbol } from '../../design/art/symbols.ts';
import { SceneLight } from '../../design/Scene.tsx';
import { followSettings } from '../../design/settings/appearance.ts';
import { setSettings } from '../../design/settings/settings.ts';
import { speakEnglish } from '../../design/texts/english.ts';
import { loadGame, webGameOf } from '../../games/library.ts';
import type { WebGame } from '../../games/webGame.ts';
import type { TableState } from '../../table/session.ts';
import { StillSession } from '../../table/stillSession.ts';
import { TableView } from '../../table/TableView.tsx';
import { Farewell, Furniture } from './Furniture.tsx';
import { FairTable } from './fair/FairTable.tsx';
import type { FairMoment } from './fair/fairSession.ts';

/** What the driver of this page can ask of it. */
declare global {
  interface Window {
    /** `furnished`: with what a page on a server puts into the bar. */
    show(game: string, state: TableState, plain: boolean, furnished?: boolean): Promise<void>;
    showPreview(game: string): void;
    /** The kit in its widest dress. */
    showFair(moment: FairMoment, withClocks?: boolean): void;
    changeSettings: typeof setSettings;
  }
}

followSettings();
const i18n = speakEnglish();
const place = document.getElementById('root');
if (!place) throw new Error('the page has no root');
const root = createRoot(place);
let count = 0;

window.changeSettings = setSettings;
window.show = async (game, state, plain, furnished = false) => {
  const loaded = await loadGame(game);
  if (!loaded) throw new Error('there is no such game');
  const session = new StillSession(loaded, state);
  const menu = furnished && <Furniture />;
  // On a phone there is no room for all of it beside the board.
  const actions = furnished && matchMedia('(min-width: 60rem)').matches && <Farewell />;
  showTable(() => <TableView session={session} plain={plain} menu={menu} actions={actions} />);
};

/** A table has links on it. */
function showTable(table: () => ReactNode): void {
  const route = createRootRoute({ component: table, notFoundComponent: table });
  const router = createRouter({ routeTree: route, history: createMemoryHistory() });
  count += 1;
  root.render(
    <I18nProvider i18n={i18n} key={count}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
}

window.showFair = (moment, withClocks = false) =>
  showTable(() => <FairTable moment={moment} withClocks={withClocks} />);

window.showPreview = (id) => {
  const game = webGameOf(id);
  if (!game) throw new Error('there is no such game');
  root.render(<Preview game={game} />);
};

/** What a link to a table looks like where it is pasted: the picture of its game, and its name. */
function Preview({ game: { card } }: { readonly game: WebGame }) {
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <card.Picture crop="band" />
      <SceneLight />
      <div
        style={{
          position: 'absolute',
          inset: 'auto 0 0',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '16px 48px 20px',
          background: 'var(--ink)',
          font: '480 64px / 1.1 var(--display)',
          fontVariationSettings: '"SOFT" 100',
        }}
      >
        <h1 style={{ font: 'inherit' }}>{card.name}</h1>
        <span style={{ display: 'flex', gap: 16, alignItems: 'center', fontSize: 40 }}>
          <Drawing drawn={symbol('mark')} width={44} height={44} style={{ color: 'var(--gold)' }} />
          Riposte
        </span>
      </div>
    </main>
  );
}
