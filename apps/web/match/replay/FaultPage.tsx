import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplayFault } from '@riposte/kernel';
import { ShieldX } from 'lucide-react';
import { Button } from '../../design/Button.tsx';
import { Page } from '../../design/Page.tsx';
import styles from './FaultPage.module.css';
import type { Missing } from './sources.ts';

/** A replay that does not hold what it claims: where it is wrong, and how. */
export function FaultPage({
  fault: { line, why },
  onLeave,
}: {
  readonly fault: ReplayFault;
  readonly onLeave: () => void;
}) {
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
          {asSentence(why)}
        </span>
      </p>
      <p>
        <Trans>
          Your browser has checked the file line by line and stopped here. It was changed after the match, was
          cut off, or was made by other rules than these. It is not shown, since nobody can say what is true
          in it.
        </Trans>
      </p>
      <div>
        <Button onClick={onLeave}>
          <Trans>Open another one</Trans>
        </Button>
      </div>
    </Page>
  );
}

/** There is nothing to show. */
export function MissingPage({ why, onLeave }: { readonly why: Missing; readonly onLeave: () => void }) {
  const { t } = useLingui();
  const said =
    typeof why === 'object'
      ? why.text
      : {
          missing: t`There is no such match, or this browser keeps it no more.`,
          running: t`This match is still being played. It can be watched again when it is over.`,
          tooOld: t`It was played by older rules, which can no longer be played again.`,
          carried: t`The rules changed during this match. It was played to its end by the new ones, but cannot be played again from its beginning, nor verified.`,
          away: t`The server cannot be reached. Try again when you are online.`,
        }[why];
  return (
    <Page title={t`No replay`} lead={said}>
      <div>
        <Button onClick={onLeave}>
          <Trans>Other replays</Trans>
        </Button>
      </div>
    </Page>
  );
}

/** The kernel speaks in half sentences, which stand in a line of a terminal as well. */
function asSentence(why: string): string {
  return `${why.slice(0, 1).toUpperCase()}${why.slice(1)}.`;
}
