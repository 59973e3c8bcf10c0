import { isLoopback } from '../config.ts';

/** What of a request tells where it came from. */
export interface SentRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request may use the cookies it carries: one that changes something, or opens a live channel, must come
 * from a page of our own. A token in the header is no cookie, so no page can make a browser send it.
 */
export function isFromHome({ method, headers }: SentRequest, url: string): boolean {
  const isReading = READING.includes(method) && headers.upgrade === undefined;
  if (isReading || headers.authorization !== undefined) return true;
  if (headers.origin !== undefined) return typeof headers.origin === 'string' && isHome(headers.origin, url);
  // Browsers always name the origin here. A program need not, but a browser that does not is told by this.
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** On the loopback address all its names are the same place. */
function isHome(origin: string, url: string): boolean {
  if (origin === url) return true;
  if (!URL.canParse(origin)) return false;
  const [one, other] = [new URL(origin), new URL(url)];
  const isSame = one.protocol === other.protocol && one.port === other.port;
  return isSame && one.origin === origin && isLoopback(one.hostname) && isLoopback(other.hostname);
}
