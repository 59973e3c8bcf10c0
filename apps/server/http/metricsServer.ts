import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.ts';

/** Shows the figures on a port and at an address of their own: they are for the operator alone. */
export async function openMetricsServer(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      answer.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      answer.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    } catch {
      answer.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
