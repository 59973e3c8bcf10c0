import type { Seat } from '@riposte/kernel';
import type { CardId } from './ids.ts';
import type { State, Table } from './state.ts';

/** What an effect keeps while it is done. Flat, so that frames are copied quickly. */
export interface EffectVars {
  readonly me: Seat;
  /** The thing it comes from; -1 for a spell. */
  readonly source: number;
  readonly card: CardId;
  /** What set it off, or what was chosen before; -1 for nothing. */
  subject: number;
  boosted: boolean;
  /** RULES 10.4: a flagbearer was targeted. */
  flagged: boolean;
  /** RULES 11.3: the part before happened. */
  did: boolean;
  mode: string;
  left: number;
  picked: readonly number[];
  /** A number that was read when the trigger was set off. */
  readonly amount: number;
  /** RULES 19.9: of a spell: what has come since it was played, with a higher id, is no target. */
  readonly newest?: number;
}

/** An effect at work. */
export interface Deed {
  readonly table: Table;
  readonly state: State;
  readonly vars: EffectVars;
  readonly me: Seat;
}

/** What a filter is told of the effect that chooses. */
export interface Context {
  readonly state: State;
  readonly me: Seat;
  readonly source: number;
  readonly subject: number;
  readonly amount: number;
}
