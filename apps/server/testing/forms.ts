import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import type { Bus } from '../bus/bus.ts';
import { GAMES } from '../games.ts';
import { Matches, type MatchesOptions } from '../matches/matches.ts';
import { Appends } from '../store/appends.ts';
import type { Database } from '../store/database.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import { localBuses, natsBuses, type TestBus } from './buses.ts';
import { embeddedStore, postgresStore, type TestStore } from './databases.ts';

/** Time that stands still until a test lets it go on. */
export class DictatedTime implements ServiceTime {
  at = 1_000_000;

  async now(): Promise<number> {
    return this.at;
  }

  async hasPassed(time: number): Promise<boolean> {
    return time <= this.at;
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }
}

/** A node of the service. */
export interface TestNode {
  readonly db: Database;
  readonly bus: Bus;
  readonly matches: Matches;
}

/** A service for a test, in one of its forms: any number of nodes, and one time for all of them. */
export interface TestService {
  readonly time: DictatedTime;
  node(options?: Partial<MatchesOptions>): Promise<TestNode>;
  player(name: string): Promise<StoredPlayer>;
  close(): Promise<void>;
}

export const TEST_GAMES: readonly AnyGame[] = [...GAMES, skirmish];
export const TEST_BOTS = ['random', 'hasty', 'level-1', 'level-3'];

async function serviceOn(store: TestStore, buses: TestBus): Promise<TestService> {
  const time = new DictatedTime();
  return {
    time,
    async node(options = {}) {
      const [db, bus] = await Promise.all([store.another(), options.bus ?? buses.another()]);
      const appends = new Appends(db);
      const parts = { db, bus, appends, time, games: TEST_GAMES, bots: TEST_BOTS };
      return { db, bus, matches: new Matches({ ...parts, ...options }) };
    },
    player: (name) => addPlayer(store.db, name, 'guest'),
    async close() {
      await buses.close();
      await store.close();
    },
  };
}

/** What a seat adds to a deal. */
export function someNonce(): string {
  return randomBytes(16).toString('hex');
}

const SEVERAL_NODES = {
  form: 'PostgreSQL and NATS',
  open: async () => serviceOn(await postgresStore(), natsBuses()),
} as const;

/** Both forms of the service, for what may differ between them. */
export const EACH_FORM = [
  SEVERAL_NODES,
  { form: 'PGlite and the local bus', open: async () => serviceOn(await embeddedStore(), localBuses()) },
] as const;

/** The form in which all else is tried, for `describe.each`; before a release both are. */
export const FORMS: readonly [typeof SEVERAL_NODES, ...(typeof EACH_FORM)[number][]] = process.env
  .RIPOSTE_DEEP
  ? EACH_FORM
  : [SEVERAL_NODES];
