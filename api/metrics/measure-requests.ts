import type { FastifyInstance } from 'fastify';
import { boundedHistogram } from 'mf-shared/metrics/bounded-metrics';
import type { Registry } from 'prom-client';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Measures requests by the pattern of their route, which the code declares; an address that no route is for is `other`.
 * To be called before the routes are declared.
 */
export function measureRequests(app: Pick<FastifyInstance, 'addHook'>, gauges: Registry): void {
  const route = new Set<string>();
  const observe = boundedHistogram(gauges, {
    name: 'havu_service_request_seconds',
    help: 'Requests by the pattern of their route, their method and the class of their status.',
    labels: { route, method: methods, status: new Set(statusClasses) },
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  app.addHook('onRoute', ({ url }) => void route.add(url));
  app.addHook('onResponse', (request, reply, done) => {
    const status = statusClasses[Math.floor(reply.statusCode / 100) - 1] ?? '';
    observe({ route: request.routeOptions.url ?? '', method: request.method, status }, reply.elapsedTime / 1000);
    done();
  });
}
