import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressesOf, type Find, hostOf, Inside, type OutsideReach, parseOutside } from './outside.ts';

/** What is sent to a URL that a player gave. */
export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

/** How long, in milliseconds, the other side may take. */
const PATIENCE = 10_000;

/**
 * Sends it and gives the status of the answer, of which no more is read. A name is looked up once, and the connection goes
 * to what was found and allowed: a name that changes in between leads nowhere else. No redirection is followed, no
 * connection is kept.
 */
export async function call(
  { url: text, headers, body }: Call,
  reach: OutsideReach,
  find?: Find,
): Promise<number> {
  const url = parseOutside(text, reach);
  if (!url) throw new Inside('this URL may not be called');
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const signal = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup: lookupIn(reach, find),
    });
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Whether the name of a URL leads outside now. */
export async function leadsOutside(url: URL, reach: OutsideReach, find?: Find): Promise<boolean> {
  const host = hostOf(url);
  if (isIP(host) !== 0) return true;
  try {
    return (await addressesOf(host, reach, find)).length > 0;
  } catch {
    return false;
  }
}

function lookupIn(reach: OutsideReach, find: Find | undefined): LookupFunction {
  return (host, { all }, done) => {
    addressesOf(host, reach, find).then(
      (found) => {
        const [first] = found;
        if (all) done(null, [...found]);
        else if (first) done(null, first.address, first.family);
        else done(new Error(`${host} has no address`), '');
      },
      (error) => done(error as Error, ''),
    );
  };
}
