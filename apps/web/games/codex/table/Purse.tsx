import { Plural, Trans } from '@lingui/react/macro';
import type { View } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import type { ReactNode } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Clock } from '../../../table/kit/Clock.tsx';
import { iconOf } from '../cards/icons.ts';
import { viewpoint } from './facts.ts';
import styles from './Purse.module.css';
import type { WarPart } from './part.ts';

/** A number with its sign; its name is said, and written where there is room. */
export function Count({
  icon,
  count,
  name,
  isWritten = false,
}: {
  readonly icon: string;
  readonly count: number;
  readonly name: ReactNode;
  readonly isWritten?: boolean;
}) {
  return (
    <span className={styles.count}>
      <Drawing drawn={iconOf(icon)} />
      <b>{count}</b>
      <span className={isWritten ? styles.name : 'heard'}> {name}</span>
    </span>
  );
}

/** What is counted in every turn. */
export function Gold({
  seat,
  view,
  isWritten = false,
}: {
  readonly seat: Seat;
  readonly view: View;
  readonly isWritten?: boolean;
}) {
  const { gold = 0, workers = 0 } = view.players[seat] ?? {};
  return (
    <>
      <Count icon="t-gold" count={gold} name={<Trans>gold</Trans>} isWritten={isWritten} />
      <Count
        icon="t-worker"
        count={workers}
        name={<Plural value={workers} one="worker" other="workers" />}
        isWritten={isWritten}
      />
    </>
  );
}

/** What lies in the piles of a seat, with words. */
export function PileCounts({
  seat,
  view,
  isWritten,
}: {
  readonly seat: Seat;
  readonly view: View;
  readonly isWritten: boolean;
}) {
  const sizes = view.players[seat]?.sizes;
  if (!sizes) return undefined;
  return (
    <span className={styles.piles}>
      <Count icon="t-hand" count={sizes.hand} name={<Trans>hand</Trans>} isWritten={isWritten} />
      <Count icon="t-deck" count={sizes.deck} name={<Trans>deck</Trans>} isWritten={isWritten} />
      <Count icon="t-discard" count={sizes.discard} name={<Trans>discard</Trans>} isWritten={isWritten} />
      <Count icon="t-codex" count={sizes.codex} name={<Trans>codex</Trans>} isWritten={isWritten} />
    </span>
  );
}

/** At a desk the plate says it; on a phone it stands in the thumb zone. */
export function MyPurse({ sight, turn }: WarPart) {
  const { view, seat } = sight;
  if (turn.layout === 'desk' || seat === undefined || view.turn === 0) return undefined;
  return (
    <span className={styles.mine}>
      <Gold seat={seat} view={view} />
      {sight.state.clocks && <Clock clocks={sight.state.clocks} seat={seat} />}
    </span>
  );
}

/** The viewer's piles, at a desk beside the hand. */
export function Piles({ sight: { view } }: WarPart) {
  if (view.turn === 0) return undefined;
  return (
    <div className={styles.knowledge}>
      <PileCounts seat={viewpoint(view)} view={view} isWritten />
    </div>
  );
}
