import { Trans } from '@lingui/react/macro';
import type { SeatNames } from '@riposte/kernel';
import styles from './TurnSums.module.css';
import type { TurnSum } from './turnSums.ts';

/** What others did since the viewer's last turn, in short. */
export function TurnSums({ sums, names }: { readonly sums: readonly TurnSum[]; readonly names: SeatNames }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sum scrolls, and keys must reach it
    <div className={styles.sums} data-part="sums" tabIndex={0}>
      {sums.map(({ number, seats, deeds }) => {
        const who = seats.map(names).join(', ');
        return (
          <section key={number}>
            <h2>
              <Trans>
                Turn {number}: {who}
              </Trans>
            </h2>
            {deeds.length === 0 ? (
              <p>
                <Trans>Nothing was done.</Trans>
              </p>
            ) : (
              <ul>
                {deeds.map(({ text, isOutcome }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice, and nothing moves
                  <li key={index} data-outcome={isOutcome || undefined}>
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
