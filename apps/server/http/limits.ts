import type { FastifyReply, FastifyRequest } from 'fastify';
import { NETWORKS, networkOf, siteOf } from './network.ts';
import type { App } from './parts.ts';
import { refused } from './refused.ts';

/** Counts a request; where it is one too many, gives the seconds until the next one may come. */
export type Limit = (request: FastifyRequest) => Promise<number | undefined>;

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** So many requests a minute, or another span, for each of whom a request is from. Each node counts for itself. */
export function limitOf(
  app: App,
  most: number,
  keyOf: (request: FastifyRequest) => string | Promise<string>,
  timeWindow = MINUTE,
): Limit {
  const count = app.createRateLimit({ max: most, timeWindow, keyGenerator: keyOf });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? undefined : counted.ttlInSeconds;
  };
}

/** So many requests a minute, or another span, for each network, and some more for the site that several belong to. */
export function limitsOf(app: App, most: number, timeWindow = MINUTE): Limit {
  const byNetwork = limitOf(app, most, ({ ip }) => networkOf(ip), timeWindow);
  const bySite = limitOf(app, NETWORKS * most, ({ ip }) => siteOf(ip) ?? ip, timeWindow);
  return async (request) => {
    const seconds = await byNetwork(request);
    return seconds ?? (siteOf(request.ip) === undefined ? undefined : bySite(request));
  };
}

/** Counts a request, and ends it where it is one too many; the answer says when the next one may come. */
export async function holdTo(limit: Limit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = await limit(request);
  if (seconds === undefined) return;
  reply.header('retry-after', seconds);
  throw refused('TOO_MANY');
}
