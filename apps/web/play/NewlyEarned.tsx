import { Trans } from '@lingui/react/macro';
import type { Feat } from '@riposte/kernel';

/** What was achieved for the first time, in one line; nothing when there is nothing. */
export function NewlyEarned({ earned }: { readonly earned: readonly Feat[] }) {
  if (earned.length === 0) return undefined;
  return (
    <p role="status">
      <Trans>New: {earned.map(({ name }) => name).join(', ')}</Trans>
    </p>
  );
}
