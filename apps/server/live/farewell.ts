import type { Bus, Unsubscribe } from '../bus/bus.ts';
import type { Identity } from '../identity/identity.ts';

interface FarewellParts {
  readonly bus: Bus;
  readonly identity: Pick<Identity, 'forget'>;
}

const SUBJECT = 'players.farewell';

/**
 * Asks all nodes to forget who a player was who has signed out or revoked a token, and to close their connections: none
 * must outlive what opened it. A client that may still come in, with another session or token, is back at once.
 */
export function sayFarewell({ bus, identity }: FarewellParts, player: string): void {
  identity.forget(player);
  bus.publish(SUBJECT, Buffer.from(player));
}

export function onFarewell(bus: Bus, handler: (player: string) => void): Unsubscribe {
  return bus.subscribe(SUBJECT, (bytes) => handler(Buffer.from(bytes).toString()));
}
