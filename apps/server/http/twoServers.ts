import { afterAll, beforeAll } from 'vitest';
import { natsBuses, type TestBus } from '../testing/buses.ts';
import { OPENING, postgresStore, type TestStore } from '../testing/databases.ts';
import { countRoundTrips, type RoundTrips } from '../testing/roundTrips.ts';
import { Client, openTestServer, type TestServer } from './testServer.ts';

/** Two servers on one store and one bus, and what goes to the store. */
export interface TwoServers {
  readonly store: TestStore;
  readonly here: TestServer;
  readonly there: TestServer;
  readonly trips: RoundTrips;
}

/** Opens them for the tests of a `describe`; everything in it is there when the first of them runs. */
export function twoServers(): TwoServers {
  const two = { store: {}, here: {}, there: {}, trips: {} } as TwoServers;
  let buses: TestBus;
  beforeAll(async () => {
    const { store, here, there, trips } = two;
    Object.assign(store, await postgresStore());
    buses = natsBuses();
    Object.assign(here, await openTestServer(store, { bus: await buses.another() }));
    Object.assign(there, await openTestServer(store, { bus: await buses.another() }));
    Object.assign(trips, countRoundTrips());
  }, OPENING);
  afterAll(async () => {
    const { store, here, there, trips } = two;
    trips.stop();
    for (const server of [here, there]) await server.close();
    await buses.close();
    await store.close();
  }, OPENING);
  return two;
}

/** The same browser at another node. */
export function sameClientAt(server: TestServer, { cookie }: Client): Client {
  return new Client(server.url, { cookie, origin: server.url });
}
