import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedHistogram } from 'mf-shared/metrics/bounded-metrics';
import type { Registry } from 'prom-client';

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Measures requests by the pattern of their route; calls of the service by the first part of their address, which this
 * server passes on, and what is no route's is a page. Pages that lie ready never come here: `havu_shell_pages_total` counts
 * them. To be called before the routes are declared.
 * @param passedOn beginnings of the addresses that are passed on
 */
export function measureRequests(
  app: Pick<FastifyInstance, 'addHook'>,
  gauges: Registry,
  passedOn: readonly string[],
): void {
  const route = new Set<string>(['page', ...passedOn]);
  const observe = boundedHistogram(gauges, {
    name: 'havu_shell_request_seconds',
    help: 'Requests by the pattern of their route and the class of their status, without pages that lay ready.',
    labels: { route, status: new Set(statusClasses) },
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  const routeOf = ({ url, routeOptions }: FastifyRequest): string =>
    routeOptions.url ?? passedOn.find((path) => url.startsWith(path)) ?? 'page';
  app.addHook('onRoute', ({ url }) => void route.add(url));
  app.addHook('onResponse', (request, reply, done) => {
    // An answer that was passed on has its status on the raw response alone.
    const status = statusClasses[Math.floor(reply.raw.statusCode / 100) - 1] ?? '';
    observe({ route: routeOf(request), status }, reply.elapsedTime / 1000);
    done();
  });
}
