import { Trans } from '@lingui/react/macro';
import { caveats, luckText, type Telling, UNTRIED } from '@riposte/analysis';
import type { Findings } from './findings.ts';
import styles from './HowSure.module.css';

/** What the figures mean, how sure they are, and what is missing and why. */
export function HowSure({ findings, telling }: { readonly findings: Findings; readonly telling: Telling }) {
  const account = findings.seats[telling.seat]?.account;
  return (
    <section className={styles.sure} aria-labelledby="sure">
      {account && (
        <>
          <h3>
            <Trans>Luck and skill</Trans>
          </h3>
          <p>{luckText(account, telling.names(telling.seat))}</p>
        </>
      )}
      <h3 id="sure">
        <Trans>How sure it is</Trans>
      </h3>
      {findings.trust === 'curve' && (
        <p>
          <Trans>
            Take this curve with care: what it says was not compared with how matches of this kind end. For
            the same reason no choice is judged here.
          </Trans>
        </p>
      )}
      {findings.trust === 'choices' && (
        <p>
          <Trans>
            Two choices of one moment are compared, and that holds. From one moment to the next the chances of
            this game jump, so there is no curve, no turning point and no luck here.
          </Trans>
        </p>
      )}
      {findings.trust === 'whole' ? (
        caveats(findings).map((line) => <p key={line}>{line}</p>)
      ) : (
        <p>{UNTRIED}</p>
      )}
    </section>
  );
}
