import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../design/Button.tsx';
import { DarkLantern } from './DarkLantern.tsx';
import { Lost } from './Lost.tsx';
import { usePageTitle } from './pageTitle.ts';

/** What is shown when a page failed; the game itself is safe on the server or in this browser. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  usePageTitle(t`Something went wrong`);
  return (
    <Lost
      picture={<DarkLantern />}
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
