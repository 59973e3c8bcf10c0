import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../design/pageTitle.ts';
import { Lost } from './Lost.tsx';
import { Medallion } from './Medallion.tsx';

// Few ever come here, so its picture does not travel with the front door.
const BrokenBridge = lazy(() => import('./BrokenBridge.tsx'));

export function NotFound() {
  const { t } = useLingui();
  usePageTitle(t`Nothing here`);
  return (
    <Lost
      picture={
        <Suspense fallback={<Medallion />}>
          <BrokenBridge />
        </Suspense>
      }
      title={<Trans>There is nothing here</Trans>}
    >
      <p>
        <Trans>The bridge ends before this plank. The address may be mistyped, or the table is gone.</Trans>
      </p>
    </Lost>
  );
}
