import { Trans } from '@lingui/react/macro';
import { Button } from '../../design/Button.tsx';
import { Empty } from '../../design/Empty.tsx';

/** Why something could not be had from the server, and another try. */
export function Sorry({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  return (
    <Empty
      title={error.message}
      action={
        <Button onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
