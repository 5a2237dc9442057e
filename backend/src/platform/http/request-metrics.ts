import type { FastifyInstance } from 'fastify';
import type { MetricsRegistry } from '../metrics-registry.js';
import { isStream } from './event-stream.js';
import { isInProcess } from './rate-limits/in-process.js';

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times the requests that come over the network, by the route's pattern, which has no ids. */
export function measureRequests(server: FastifyInstance, metrics: MetricsRegistry): void {
  const requests = metrics.counter('shop_http_requests_total', 'Requests by method, route and status', [
    'method',
    'route',
    'status',
  ]);
  const help = 'Time until the response was sent, by route';
  const seconds = metrics.histogram('shop_http_request_duration_seconds', help, ['route'], BUCKETS_SECONDS);
  server.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess()) {
      const route = request.routeOptions.url ?? 'unknown';
      requests.inc({ method: request.method, route, status: reply.statusCode });
      if (!isStream(reply)) seconds.observe({ route }, reply.elapsedTime / 1_000);
    }
    done();
  });
}
