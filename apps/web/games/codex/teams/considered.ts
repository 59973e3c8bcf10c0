import type { CardId } from '@riposte/codex/table';
import type { ReadyTeam } from './team.ts';

/** What the player reads about before they choose. */
export type Considered =
  | { readonly type: 'hero'; readonly hero: CardId }
  | { readonly type: 'team'; readonly team: ReadyTeam };
