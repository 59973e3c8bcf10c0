import { useState } from 'react';
import type { BoardProps } from '../../table/boardProps.ts';
import { KitTable } from '../../table/kit/Table.tsx';
import { createWatch, Watching } from './scene/watch.ts';
import { DRESS } from './table/dress.ts';

/** The drawn table of Gorgasali: the island. */
export default function IslandTable(props: BoardProps) {
  const [watch] = useState(createWatch);
  return (
    <Watching value={watch}>
      <KitTable dress={DRESS} {...props} />
    </Watching>
  );
}
