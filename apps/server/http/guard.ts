import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import { PROBES } from './health.ts';
import { holdTo, limitOf, limitsOf } from './limits.ts';
import { isOwn, networkOf } from './network.ts';
import { isFromHome } from './origin.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { refused } from './refused.ts';

/** What a request asks for: a route of the API, a path there that leads nowhere, whether the node is well, or a file. */
type Area = 'api' | 'nothing' | 'health' | 'files';

/** What every request passes before anything is done for it. */
export function guard(app: App, { url, identity, metrics, rates, hosts }: WebParts): void {
  const { address, player, files, probes } = { ...RATES, ...rates };
  const byAddress = limitsOf(app, address);
  const byPlayer = limitOf(
    app,
    player,
    async (request) => (await callerOf(identity, request))?.player.id ?? networkOf(request.ip),
  );
  const limits = { nothing: byAddress, health: limitsOf(app, probes), files: limitsOf(app, files) };

  app.addHook('onRequest', async (request, reply) => {
    forbidKeeping(reply);
    if (!request.url.startsWith('/')) {
      throw refused('BAD_MESSAGE', 'Ask for a path that begins with a slash: this server is no proxy.');
    }
    const area = areaOf(request);
    if (area === 'api') {
      // The address first: it costs nothing to know.
      await holdTo(byAddress, request, reply);
      if (!isFromHome(request, url)) throw refused('WRONG_ORIGIN');
      await holdTo(byPlayer, request, reply);
      const caller = hosts && (await callerOf(identity, request));
      if (caller) hosts.note(caller.player.id);
      return;
    }
    // Proxies and monitors of our own must not take a node out of service because they ask often.
    if (area !== 'health' || !isOwn(request.ip)) await holdTo(limits[area], request, reply);
    if (!isFromHome(request, url)) throw refused('WRONG_ORIGIN');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.timeRequest(route, reply.statusCode, reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode }, 'answered');
  });
}

/** An answer that says nothing else is kept by nobody on its way; files and pages say otherwise. */
export function forbidKeeping(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

/** By the route that was reached: an address can be spelled in many ways that lead to the same one. */
function areaOf(request: FastifyRequest): Area {
  const route = request.routeOptions.url ?? '';
  if (route.startsWith('/api/')) return 'api';
  if (PROBES.includes(route)) return 'health';
  // Where no route was reached, the spelling only decides which limit counts.
  return request.url.startsWith('/api') ? 'nothing' : 'files';
}
