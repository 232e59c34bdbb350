import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSettings } from '../rules/metrics-settings.ts';

/** Where metrics are asked for, as Prometheus does unless told otherwise. */
const metricsPath = '/metrics';

/** A scrape that is slow to read, or many at once, keep nothing busy: the text is small. */
const limits = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000 };
const mostConnections = 20;

/** What a process tells of itself: processor, memory, event loop, garbage, open files. */
export function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** The text of some registries in Prometheus' form. */
export const textOf = (registries: readonly Registry[]): Promise<string> => Registry.merge([...registries]).metrics();

/**
 * Tells metrics at a port of their own (OPS-1). One reading is shared by all who ask meanwhile.
 * @returns where it listens, and what ends it
 * @throws when the port is taken
 */
export async function serveMetrics(
  { port, host }: MetricsSettings,
  read: () => Promise<string>,
): Promise<{ port: number; close(): void }> {
  let reading: Promise<string> | null = null;
  const readOnce = (): Promise<string> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const server = createServer(limits, async ({ method, url }, response) => {
    if (method !== 'GET' || url !== metricsPath) return void response.writeHead(404).end();
    const text = await readOnce().catch(() => null);
    if (text === null) return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
  server.maxConnections = mostConnections;
  server.listen(port, host);
  await once(server, 'listening');
  // The shop keeps the process alive, not its metrics.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
