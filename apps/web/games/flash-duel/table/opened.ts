import type { AbilityId } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';

/** What may lie over the table, one at a time. */
export type Opened =
  | { readonly type: 'log' | 'help' | 'all' | 'cards' | 'menu' }
  | { readonly type: 'person'; readonly seat: Seat }
  | { readonly type: 'ability'; readonly ability: AbilityId; readonly seat: Seat; readonly use?: () => void };
