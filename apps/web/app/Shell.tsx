import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Toasts } from '../design/Toasts.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { focusPage } from './focusPage.ts';
import { useLastTable } from './lastTable.ts';
import { Notices } from './Notices.tsx';
import styles from './Shell.module.css';
import { useRouteTitle } from './useRouteTitle.ts';

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
