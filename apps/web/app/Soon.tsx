import { Trans, useLingui } from '@lingui/react/macro';
import { Empty } from '../design/Empty.tsx';
import { Page } from '../design/Page.tsx';

/** Stands where a page will be. */
export default function Soon() {
  const { t } = useLingui();
  return (
    <Page title={t`In the making`}>
      <Empty title={<Trans>This page is not there yet</Trans>}>
        <Trans>It is being built. Bot duels can be played already.</Trans>
      </Empty>
    </Page>
  );
}
