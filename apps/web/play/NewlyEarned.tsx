import { Trans } from '@lingui/react/macro';
import type { Achievement } from './achieved.ts';

/** What was achieved for the first time, in one line; nothing when there is nothing. */
export function NewlyEarned({ earned }: { readonly earned: readonly Achievement[] }) {
  if (earned.length === 0) return undefined;
  return (
    <p role="status">
      <Trans>New: {earned.map(({ name }) => name).join(', ')}</Trans>
    </p>
  );
}
