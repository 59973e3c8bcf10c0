import type { Seat } from '@riposte/kernel';
import type { TableThing } from './hand.ts';

/** What may lie over the table, one at a time. */
export type OverTable<Touched extends TableThing = TableThing> =
  | { readonly type: 'log' | 'help' | 'all' | 'knowledge' | 'menu' }
  | { readonly type: 'person'; readonly seat: Seat }
  | { readonly type: 'thing'; readonly touched: Touched; readonly owner: Seat };
