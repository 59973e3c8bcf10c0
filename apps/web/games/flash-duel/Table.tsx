import type { BoardProps } from '../../table/boardProps.ts';
import { KitTable } from '../../table/kit/Table.tsx';
import { DRESS } from './table/dress.ts';

/** The drawn table of a duel. */
export default function DuelTable(props: BoardProps) {
  return <KitTable dress={DRESS} {...props} />;
}
