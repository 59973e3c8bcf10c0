import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { focusPage } from '../../design/focusPage.ts';
import { useLastTable } from '../../design/lastTable.ts';
import { showTitle } from '../../design/pageTitle.ts';
import { Toasts } from '../../design/Toasts.tsx';
import { useRootMark } from '../../design/useRootMark.ts';
import { Waiting } from '../../design/Waiting.tsx';
import { useNewVersion } from './newVersion.ts';
import { useOnline } from './online.ts';
import styles from './Shell.module.css';

/** What is around every page. */
export function Shell() {
  useRouteTitle();
  useLastTable();
  return (
    <>
      <button type="button" className={styles.skip} onClick={focusPage}>
        <Trans>Skip to the page</Trans>
      </button>
      <Notices />
      <Suspense
        fallback={
          <Waiting>
            <Trans>One moment</Trans>
          </Waiting>
        }
      >
        <Outlet />
      </Suspense>
      <Toasts />
    </>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called until it knows better. */
    readonly title?: MessageDescriptor;
    /** Whether people play on it: then nothing is laid over it that can wait. */
    readonly table?: boolean;
  }
}

/** Every page has a title of its own, and a new page begins at its beginning. */
function useRouteTitle(): void {
  const { i18n } = useLingui();
  const router = useRouter();
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const title = page?.staticData.title;
  // Before the effects of the page itself, so that its own title wins.
  useLayoutEffect(() => showTitle(title && i18n._(title)), [title, i18n]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged && isFocusLost()) focusPage();
      }),
    [router],
  );
}

/** The link that led here went with its page; a page that took the focus itself keeps it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}

/** What is so with Riposte itself at the moment. Never over a table: there it can wait. */
function Notices() {
  const online = useOnline();
  const reload = useNewVersion();
  const atTable = useMatches({ select: (matches) => matches.at(-1)?.staticData.table === true });
  useRootMark('noticed', !atTable && (!online || reload !== undefined));
  return (
    <div className={styles.notices} role="status">
      {!atTable && !online && (
        <p className={styles.notice}>
          <WifiOff aria-hidden="true" />
          <Trans>Offline: bot duels work, online tables wait</Trans>
        </p>
      )}
      {!atTable && reload && (
        <p className={styles.notice}>
          <Trans>A new version is ready.</Trans>
          <Button kind="quiet" onClick={reload} className={styles.reload}>
            <Trans>Reload</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
