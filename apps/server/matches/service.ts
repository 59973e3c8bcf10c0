import type { Metrics } from '../metrics.ts';
import type { Appends } from '../store/appends.ts';
import type { Database } from '../store/database.ts';
import type { StoreHistory } from '../store/histories.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import type { Outbox } from './outbox.ts';
import type { FindGame } from './record.ts';
import type { Results } from './results.ts';
import type { Sealing } from './sealing.ts';
import type { Slices } from './slices.ts';
import type { TableCache } from './tableCache.ts';
import type { TableLists } from './tableLists.ts';

/** What everything about matches is built on. */
export interface Service {
  readonly db: Database;
  readonly time: ServiceTime;
  readonly appends: Appends;
  readonly cache: TableCache;
  readonly slices: Slices;
  readonly outbox: Outbox;
  readonly lists: TableLists;
  readonly sealing: Sealing;
  readonly results: Results;
  readonly findGame: FindGame;
  /** The ids of the games that are here. */
  readonly gameIds: readonly string[];
  /** The bots that may sit down. */
  readonly bots: readonly string[];
  /** The bot that plays on where a player's time is over. */
  readonly standIn: string;
  /** How long, in service milliseconds, the seat of a player who left is kept. */
  readonly patience: number;
  /** The history in which the database is now. */
  readonly history: () => StoreHistory;
  readonly metrics?: Metrics | undefined;
  /** Is told what went wrong where no request waits for it. */
  readonly onError: (error: unknown) => void;
}
