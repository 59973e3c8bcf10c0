import { Trans, useLingui } from '@lingui/react/macro';
import type { Fault } from '@riposte/kernel';
import { ShieldX } from 'lucide-react';
import { LinkButton } from '../design/LinkButton.tsx';
import { Page } from '../design/Page.tsx';
import styles from './FaultPage.module.css';
import type { Missing } from './sources.ts';

/** A replay that does not hold what it claims: where it is wrong, and how. */
export function FaultPage({ fault: { line, why } }: { readonly fault: Fault }) {
  const { t } = useLingui();
  return (
    <Page title={t`This replay does not hold`}>
      <p className={styles.fault} role="alert">
        <ShieldX aria-hidden />
        <span>
          <strong>
            <Trans>Line {line}</Trans>
          </strong>
          <br />
          {why}
        </span>
      </p>
      <p>
        <Trans>
          Your browser has played the match again from the file and found this. The file was changed after the
          match, was cut off, or was made by other rules than these. It is not shown, since nobody can say
          what is true in it.
        </Trans>
      </p>
      <div>
        <LinkButton to="/replay">
          <Trans>Open another one</Trans>
        </LinkButton>
      </div>
    </Page>
  );
}

/** There is nothing to show. */
export function MissingPage({ why }: { readonly why: Missing }) {
  const { t } = useLingui();
  const said =
    typeof why === 'object'
      ? why.text
      : {
          missing: t`There is no such match, or this browser keeps it no more.`,
          tooOld: t`It was played by older rules, which can no longer be played again.`,
          away: t`The server cannot be reached. Try again when you are online.`,
        }[why];
  return (
    <Page title={t`No replay`} lead={said}>
      <div>
        <LinkButton to="/replay">
          <Trans>Other replays</Trans>
        </LinkButton>
      </div>
    </Page>
  );
}
