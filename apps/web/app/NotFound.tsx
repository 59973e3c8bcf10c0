import { Trans, useLingui } from '@lingui/react/macro';
import { BrokenBridge } from './BrokenBridge.tsx';
import { Lost } from './Lost.tsx';
import { usePageTitle } from './pageTitle.ts';

export function NotFound() {
  const { t } = useLingui();
  usePageTitle(t`Nothing here`);
  return (
    <Lost picture={<BrokenBridge />} title={<Trans>There is nothing here</Trans>}>
      <p>
        <Trans>The bridge ends before this plank. The address may be mistyped, or the table is gone.</Trans>
      </p>
    </Lost>
  );
}
