import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../design/Page.tsx';
import styles from './VerifyingPage.module.css';

/** While a match is played again to see whether it was fair. */
export function VerifyingPage({ share }: { readonly share: number }) {
  const { t } = useLingui();
  return (
    <Page title={t`One moment`}>
      <p id="verifying">
        <Trans>Your browser plays the match again and checks every card.</Trans>
      </p>
      <progress className={styles.bar} value={share} max={1} aria-labelledby="verifying" />
    </Page>
  );
}
