import type { Bus, Unsubscribe } from '../bus/bus.ts';

const SUBJECT = 'players.farewell';

/**
 * Asks all nodes to close the connections of a player who has signed out or revoked a token: a connection must not
 * outlive what opened it. A client that may still come in, with another session or token, is back at once.
 */
export function sayFarewell(bus: Bus, player: string): void {
  bus.publish(SUBJECT, Buffer.from(player));
}

export function onFarewell(bus: Bus, handler: (player: string) => void): Unsubscribe {
  return bus.subscribe(SUBJECT, (bytes) => handler(Buffer.from(bytes).toString()));
}
