import type { Seat } from '@riposte/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../table/boardProps.ts';
import { KitTable } from '../../table/kit/Table.tsx';
import { DRESS } from './table/dress.ts';
import { Opened } from './table/shown.ts';

/** The drawn table of Codex: a war table. */
export default function WarTable(props: BoardProps) {
  const [near, setNear] = useState<Seat>();
  const [far, setFar] = useState<Seat>();
  const opening = useMemo(
    () => ({
      near,
      far,
      open: (seat: Seat, side: 'ours' | 'theirs') => (side === 'ours' ? setNear(seat) : setFar(seat)),
    }),
    [near, far],
  );
  return (
    <Opened value={opening}>
      <KitTable dress={DRESS} {...props} />
    </Opened>
  );
}
