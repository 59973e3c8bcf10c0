import { networkOf, siteOf } from '../http/network.ts';
import { keyedHash } from '../secret.ts';
import type { StoredPlayer } from '../store/players.ts';

/** Who asks for work for which others wait, too. */
export interface Asker {
  /** Who takes turns: the account of a member. All without an account at one site, who cost nothing to make, are one. */
  readonly key: string;
  readonly site: string;
  readonly player: StoredPlayer | undefined;
}

/** A player, or a visitor who is not signed in, at an address. */
export function askerAt(secret: string, address: string, player: StoredPlayer | undefined): Asker {
  const site = siteKey(secret, address);
  const key = player?.kind === 'member' ? keyed(secret, `member ${player.id}`) : site;
  return { key, site, player };
}

/** A name for the site of an address. */
export function siteKey(secret: string, address: string): string {
  return keyed(secret, `site ${siteOf(address) ?? networkOf(address)}`);
}

/** Such a name for a text. */
export function keyed(secret: string, text: string): string {
  return keyedHash(secret, `riposte asker\n${text}`);
}

/** Whether the account alone takes its turns, and not all without an account at its site together. */
export function isMember({ key, site }: Asker): boolean {
  return key !== site;
}
