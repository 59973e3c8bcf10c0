import type { ReactNode } from 'react';
import type { Session } from './session.ts';

/** What a page may put on a table besides the match itself. */
export interface TableSlots {
  /** What to do when the match is over: again, a rematch, the replay. */
  readonly actions?: ReactNode;
  /** What was earned, one line beneath the outcome. */
  readonly earned?: ReactNode;
  /** Beside the table: a chat, say. */
  readonly aside?: ReactNode;
  /** What stands where the answers would, below a caption: how a replay is steered. */
  readonly controls?: ReactNode;
  /** Further buttons in the top bar: leave, resign, settings. */
  readonly menu?: ReactNode;
}

/** What a drawn table is given. */
export interface BoardProps extends TableSlots {
  readonly session: Session;
  /** Shows a rule of the game over the table. */
  readonly onRule: (rule: string) => void;
  /** Changes to the plain board, where the page allows it. */
  readonly onPlain?: () => void;
}
