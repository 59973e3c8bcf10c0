import { Trans } from '@lingui/react/macro';

/** What is shown when a page failed; the game itself is safe on the server or in this browser. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <main>
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
