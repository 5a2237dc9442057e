import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '#src/config.js';
import { errorBody } from '#platform/http/error-body.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { CONFIG } from '#platform/tokens.js';
import { mayReadMetrics } from './metrics-access.js';
import { fastifyInstance } from '../fastify-instance.js';
import { QueueMonitor } from '../queue-monitor.js';

/** GET /metrics in the Prometheus text format. The gauges are read at the time of the request. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly jobs = this.gauge('shop_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
  private readonly oldest = this.gauge('shop_queue_oldest_waiting_seconds', 'Age of the oldest waiting job', ['queue']);
  private readonly reachable = this.gauge('shop_queues_reachable', '1 when the queues answer');
  private readonly events = this.gauge('shop_outbox_events', 'Events that are not relayed yet, by state', ['state']);
  private readonly oldestEvent = this.gauge(
    'shop_outbox_oldest_waiting_seconds',
    'Age of the oldest event that is not relayed yet',
  );

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly status: QueueMonitor,
    private readonly moduleMetrics: MetricsRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = fastifyInstance(this.host);
    if (!server) return;
    collectDefaultMetrics({ register: this.registry });
    server.get('/metrics', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const caller = { peer: request.socket.remoteAddress, headers: request.headers };
      const { METRICS_TOKEN: token, NODE_ENV } = this.config;
      if (!mayReadMetrics(caller, { token, production: NODE_ENV === 'production' }))
        return reply.status(403).send(errorBody(request, 403, 'Send METRICS_TOKEN as a bearer token'));
      await this.update();
      const all = Registry.merge([this.registry, this.moduleMetrics.registry]);
      return reply.type(all.contentType).send(await all.metrics());
    });
  }

  private async update(): Promise<void> {
    const [queues, outbox] = await Promise.all([this.status.queues(), this.status.outbox()]);
    this.reachable.set(queues ? 1 : 0);
    for (const { queue, oldestWaitingSeconds, ...counts } of queues ?? []) {
      for (const [state, count] of Object.entries(counts)) this.jobs.set({ queue, state }, count);
      this.oldest.set({ queue }, oldestWaitingSeconds);
    }
    this.events.set({ state: 'waiting' }, outbox.waiting);
    this.events.set({ state: 'failing' }, outbox.failing);
    this.oldestEvent.set(outbox.oldestWaitingSeconds);
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
