import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../design/Button.tsx';
import { usePageTitle } from '../../design/pageTitle.ts';
import DarkLantern from '../scenes/DarkLantern.tsx';
import { Lost } from '../scenes/Lost.tsx';

/** The match is being played in another tab; nobody plays it twice. */
export default function Elsewhere({ onHere }: { readonly onHere: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`Open in another tab`);
  return (
    <Lost
      picture={<DarkLantern />}
      title={<Trans>This match is open in another tab</Trans>}
      actions={
        <Button kind="solid" onClick={onHere}>
          <Trans>Play here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Nothing is lost. It can go on here from where it stands there.</Trans>
      </p>
    </Lost>
  );
}
