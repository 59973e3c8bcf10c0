import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { isOutside } from '../reminders/outside.ts';

/** The address of a client behind so many proxies, each of which has added to the header from where it was asked. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
  const hops = [
    socket.remoteAddress ?? '',
    ...named
      .map((one) => one.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}

/** Whose an address is: itself, and for IPv6, where one household has 2^64 addresses, its network of 64 bits. */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** A site is granted as much as so many networks. */
export const NETWORKS = 8;

/** For IPv6, the 48 bits that one customer of a provider may have; nothing else has a site. */
export function siteOf(address: string): string | undefined {
  const site = prefixOf(address, 3);
  return site === address || isMapped(address) ? undefined : site;
}

function prefixOf(address: string, count: number): string {
  const [text = address] = address.split('%');
  if (!isIPv6(text)) return address;
  if (isMapped(text)) return text.slice(text.lastIndexOf(':') + 1);
  return `${groupsOf(text).slice(0, count).join(':')}::/${count * 16}`;
}

/** Whether an address is one of this machine or its network, and not of the public Internet. */
export function isOwn(address: string): boolean {
  const [text = ''] = address.split('%');
  const plain = isMapped(text) ? text.slice(text.lastIndexOf(':') + 1) : text;
  return isIP(plain) !== 0 && !isOutside(plain);
}

/** An IPv4 address as IPv6 sockets name it. */
function isMapped(address: string): boolean {
  return /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address);
}

/** The groups of an address, with those that `::` stands for. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
