import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Page } from '../../design/Page.tsx';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { queryClient } from '../../match/online/queries.ts';
import { useProof } from '../../match/online/useProof.ts';
import styles from './MePage.module.css';

/** Where the link of an e-mail leads that confirms our address. A press is needed: programs open links, too. */
export default function VerifyPage() {
  const { t } = useLingui();
  const token = useProof();
  const [why, setWhy] = useState<string>();
  const [isDone, setDone] = useState(false);

  async function verify(): Promise<void> {
    const done = await ask(calls.verifyEmail(token));
    setWhy(done.ok ? undefined : done.why.text);
    setDone(done.ok);
    void queryClient.invalidateQueries();
  }

  return (
    <Page title={t`Your address`} lead={<Trans>An account here was made with your e-mail address.</Trans>}>
      {isDone ? (
        <>
          <p role="status">
            <Trans>Your address is confirmed.</Trans>
          </p>
          <LinkButton kind="solid" to="/me">
            <Trans>To your page</Trans>
          </LinkButton>
        </>
      ) : (
        <>
          <Button kind="solid" onClick={() => void verify()}>
            <Trans>Yes, that was me</Trans>
          </Button>
          <p className={styles.error} role="alert">
            {why}
          </p>
        </>
      )}
    </Page>
  );
}
