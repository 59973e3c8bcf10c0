import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import { errorOf, refuse } from '@riposte/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdTo, limitsOf } from './limits.ts';
import { type App, RATES, type WebParts } from './parts.ts';
import { previewOf, withPreview } from './preview.ts';
import { send } from './refused.ts';
import { Remembered } from './remembered.ts';

/** What is here for programs: no page is ever sent instead, nor where it is only spelled a little wrong. */
const FOR_PROGRAMS = /^\/+(api|health[^/]*|readyz|metrics)(\/|$)/i;
/** Files with a hash in their name never change. */
const HASHED = /^\/assets\//;
/** The link to a table, which people send to each other. */
const TABLE = /^\/t\/([\w-]+)$/;
/** For how long, in milliseconds, the page of such a link is sent as it was, and of how many links. */
const PREVIEW_AGE = 5_000;
const PREVIEWS = 1_000;

/**
 * Sends browsers the built client: its files, and the page for every address that is none of a file, since the client
 * finds its own way from there. An unknown path is refused like everything else.
 */
export async function pages(app: App, { web, url, log, tables, rates }: WebParts): Promise<void> {
  if (web === undefined) {
    app.setNotFoundHandler((_request, reply) => send(reply, refuse('NOT_FOUND')));
    return;
  }
  const isBuilt = existsSync(join(web, 'index.html'));
  if (isBuilt) {
    await app.register(files, {
      root: web,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => dress(reply, url),
    });
  } else {
    log.warn({ web }, 'there is no client here to send to browsers: npm run build makes it');
  }
  const page = isBuilt ? readFileSync(join(web, 'index.html'), 'utf8') : '';
  const limits = { ...RATES, ...rates };
  const [byAddress, lookUps] = [limitsOf(app, limits.pages), limitsOf(app, limits.previews)];
  const previews = new Remembered({
    find: async (link) => {
      const [id = '', key] = link.split(' ');
      const table = await tables.show({ key }, id);
      return table.ok
        ? withPreview(page, previewOf(table.value, tables.games(), { web, key }), url)
        : undefined;
    },
    age: PREVIEW_AGE,
    most: PREVIEWS,
  });
  /** The page of a link to a table; without what it says of the table where there is none, or too much is asked. */
  const previewFor = async (id: string, request: FastifyRequest) => {
    const key = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]).get('key');
    const link = key === null ? id : `${id} ${key}`;
    return previews.known(link) ?? ((await lookUps(request)) === undefined ? previews.get(link) : undefined);
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForPage(request)) return send(reply, refuse('NOT_FOUND'));
    await holdTo(byAddress, request, reply);
    if (!['GET', 'HEAD'].includes(request.method)) return onlyRead(reply);
    if (!isBuilt) return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
    const [, id] = TABLE.exec(pathOf(request)) ?? [];
    const preview = id === undefined ? undefined : await previewFor(id, request);
    if (preview === undefined) return reply.sendFile('index.html');
    dress(reply, url);
    return reply.type('text/html; charset=utf-8').send(preview);
  });
}

/** Whether an address may be one of the client's own: those of files have a dot in their last part. */
function isForPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return !FOR_PROGRAMS.test(path) && /^\/[\w/$~-]*$/.test(path);
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/s, '');
}

function onlyRead(reply: FastifyReply): FastifyReply {
  const answer = errorOf(refuse('BAD_MESSAGE', 'Pages can only be read.'));
  return reply.code(405).header('allow', 'GET, HEAD').type('application/json; charset=utf-8').send(answer);
}

/** What a page of ours may do; the rest of the service keeps a stricter policy. */
function dress(reply: FastifyReply, home: string): void {
  const isKept = HASHED.test(reply.request.url);
  void reply
    .header('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('content-security-policy', policyOf(home));
}

function policyOf(home: string): string {
  const { protocol, host } = new URL(home);
  const isEncrypted = protocol === 'https:';
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Widths and colours of single elements; no script can be made of them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // Not every browser takes the live channel for a part of “self”.
    `connect-src 'self' ${isEncrypted ? 'wss' : 'ws'}://${host}`,
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>Riposte</title>
<h1>The server is well. There is no client yet.</h1>
<p>Run <code>npm run build</code> and start the server again, or say with <code>--web</code> where the built client lies.</p>
<p>Programs find everything they need at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
`;
