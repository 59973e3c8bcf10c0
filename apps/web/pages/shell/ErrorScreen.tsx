import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Button } from '../../design/Button.tsx';
import { usePageTitle } from '../../design/pageTitle.ts';
import { Lost } from '../../match/scenes/Lost.tsx';
import { Medallion } from '../../match/scenes/Medallion.tsx';

// Its picture does not travel with the front door; where nothing can be fetched any more, its frame stays empty.
const DarkLantern = lazy(() =>
  import('../../match/scenes/DarkLantern.tsx').catch(() => ({ default: Medallion })),
);

/** What is shown when a page failed; the game itself is safe on the server or in this browser. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  usePageTitle(t`Something went wrong`);
  return (
    <Lost
      picture={
        <Suspense fallback={<Medallion />}>
          <DarkLantern />
        </Suspense>
      }
      title={<Trans>The light went out</Trans>}
      actions={
        <Button kind="solid" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Something went wrong on this page. Reloading usually mends it.</Trans>
      </p>
      <details>
        <summary>
          <Trans>What happened</Trans>
        </summary>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </details>
    </Lost>
  );
}
