import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Where a URL that a player gave may lead. `outside` is the public Internet: neither this machine nor its network.
 * `anywhere` is for tests alone, whose servers are on this machine; no setting of the program gives it.
 */
export type OutsideReach = 'outside' | 'anywhere';

/** A URL that may not be called, or a name that leads inside. */
export class Inside extends Error {}

const WITHIN = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  WITHIN.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6 only what is given out for the whole world, without what holds an IPv4 address or is for tests and papers. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  WITHIN.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is one of the public Internet. */
export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !WITHIN.check(address, 'ipv4');
    case 6:
      return WORLD.check(address, 'ipv6') && !WITHIN.check(address, 'ipv6');
    default:
      return false;
  }
}

/** A URL that may be called as far as its text says; nothing where not. The way to its name is looked up at each call. */
export function parseOutside(text: string, reach: OutsideReach): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (reach === 'anywhere') return /^https?:$/.test(url.protocol) ? url : undefined;
  const host = hostOf(url);
  const isName = isIP(host) === 0;
  // The default port is left out of what was read.
  const isPlain = url.protocol === 'https:' && url.port === '';
  return isPlain && (isName ? host.includes('.') : isOutside(host)) ? url : undefined;
}

/** Its host, as the network has it. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Asks the name service for all addresses of a name. */
export type Find = (host: string) => Promise<readonly LookupAddress[]>;

const findAll: Find = (host) => lookup(host, { all: true });

/** All addresses of a name. Where one of them is inside, none is given: the next answer might be that one. */
export async function addressesOf(
  host: string,
  reach: OutsideReach,
  find: Find = findAll,
): Promise<readonly LookupAddress[]> {
  const all = await find(host);
  if (reach === 'outside' && !all.every(({ address }) => isOutside(address))) {
    throw new Inside(`${host} leads inside`);
  }
  return all;
}
