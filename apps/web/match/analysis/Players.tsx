import { Trans } from '@lingui/react/macro';
import type { Mark } from '@riposte/analysis';
import { type Seat, seats } from '@riposte/kernel';
import type { Findings } from './findings.ts';
import styles from './Players.module.css';

/** How exactly each player chose. */
export function Players({
  findings: { judged, seats: standings },
  nameOf,
}: {
  readonly findings: Findings;
  readonly nameOf: (seat: Seat) => string;
}) {
  const count = (seat: Seat, mark: Mark) =>
    judged.filter((one) => one.seat === seat && one.mark === mark).length;
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Player</Trans>
          </th>
          <th scope="col">
            <Trans>Accuracy</Trans>
          </th>
          <th scope="col">
            <Trans>Mistakes</Trans>
          </th>
          <th scope="col">
            <Trans>Inaccuracies</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {seats(standings.length).map((seat) => (
          <tr key={seat}>
            <th scope="row">{nameOf(seat)}</th>
            <td>{standings[seat]?.accuracy?.toFixed(0) ?? '–'}</td>
            <td>{count(seat, 'mistake')}</td>
            <td>{count(seat, 'inaccuracy')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
