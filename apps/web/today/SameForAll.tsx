import { Trans } from '@lingui/react/macro';
import styles from './TodayPage.module.css';

/** Why all have the same cards, and what that does not prove. */
export function SameForAll({ commitment }: { readonly commitment: string }) {
  return (
    <details className={styles.same}>
      <summary>
        <Trans>The same cards for everybody</Trans>
      </summary>
      <p>
        <Trans>
          The deal follows from the date and from a sentence in the source of Riposte. So nobody can choose
          it, and everybody can work it out. The bot thinks by a number of tries, not by the clock: the same
          play gives the same match.
        </Trans>
      </p>
      <p>
        <Trans>
          It is an honour game. A player who wants to can work the deal out before they play, or use another
          browser. So the table of the day counts results and ranks nobody. The server plays each duel again
          before it counts: cards and bot must be those of the day.
        </Trans>
      </p>
      <p>
        <Trans>The seal of today’s deal:</Trans> <code>{commitment}</code>
      </p>
    </details>
  );
}
