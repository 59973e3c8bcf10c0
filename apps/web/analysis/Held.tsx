import { Trans } from '@lingui/react/macro';
import { type AnyGuide, type Fact, type Seat, type SeatNames, seats } from '@riposte/kernel';
import styles from './TurningPoints.module.css';

/** What all held at a moment, beside what the reader could know of it. Nothing where nothing was hidden. */
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
    guide.facts(views[seat], names).flatMap((fact) => (fact.of === of ? (fact.brief ?? fact.lines) : []));
  const held = [reader, ...seats(views.length).filter((seat) => seat !== reader)]
    .map((seat) => ({ seat, lines: told(seat, 'hand') }))
    .filter(({ lines }) => lines.length > 0);
  const unseen = told(reader, 'unseen');
  if (held.every(({ seat }) => seat === reader)) return undefined;
  return (
    <dl className={styles.held}>
      {held.map(({ seat, lines }) => {
        const name = names(seat);
        return (
          <div key={seat}>
            <dt>
              <Trans>{name} held:</Trans>{' '}
            </dt>
            <Lines lines={lines} />
          </div>
        );
      })}
      {unseen.length > 0 && (
        <div>
          <dt>
            <Trans>Not seen by then:</Trans>{' '}
          </dt>
          <Lines lines={unseen} />
        </div>
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <dd key={line}>{line} </dd>);
}
