import { Trans } from '@lingui/react/macro';
import { type AnyGuide, type Fact, type Seat, type SeatNames, seats } from '@riposte/kernel';
import styles from './TurningPoints.module.css';

/** What the others held at a moment, beside what the reader could know of it. Nothing where nothing was hidden. */
export function Held({
  views,
  guide,
  reader,
  names,
}: {
  readonly views: readonly unknown[];
  readonly guide: AnyGuide;
  readonly reader: Seat;
  readonly names: SeatNames;
}) {
  const told = (seat: Seat, of: Fact['of']) =>
    guide.facts(views[seat], names).flatMap((fact) => (fact.of === of ? fact.lines : []));
  const held = seats(views.length)
    .filter((seat) => seat !== reader)
    .map((seat) => ({ seat, lines: told(seat, 'hand') }))
    .filter(({ lines }) => lines.length > 0);
  const unseen = told(reader, 'unseen');
  if (held.length === 0) return undefined;
  return (
    <dl className={styles.held}>
      {held.map(({ seat, lines }) => {
        const name = names(seat);
        return (
          <div key={seat}>
            <dt>
              <Trans>{name} held</Trans>
            </dt>
            <dd>{lines.join(' ')}</dd>
          </div>
        );
      })}
      {unseen.length > 0 && (
        <div>
          <dt>
            <Trans>Not seen by then</Trans>
          </dt>
          <dd>{unseen.join(' ')}</dd>
        </div>
      )}
    </dl>
  );
}
