import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '#src/config.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { CONFIG } from '#platform/tokens.js';
import { mayReadMetrics } from './metrics-access.js';
import { QueueReport } from './queue-report.js';
import { rawServer } from './raw-routes.js';

/** GET /metrics in Prometheus' text form. Everything is counted at the moment of the question. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly jobs = this.gauge('shop_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
  private readonly oldest = this.gauge('shop_queue_oldest_waiting_seconds', 'Age of the job that has waited longest', ['queue']);
  private readonly reachable = this.gauge('shop_queues_reachable', '1 when the queues answer');
  private readonly facts = this.gauge('shop_outbox_facts', 'Facts not passed on yet, by state', ['state']);
  private readonly oldestFact = this.gauge('shop_outbox_oldest_waiting_seconds', 'Age of the oldest fact not passed on yet');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly report: QueueReport,
    private readonly meters: MetricsRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = rawServer(this.host);
    if (!server) return;
    collectDefaultMetrics({ register: this.registry });
    server.get('/metrics', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const caller = { peer: request.socket.remoteAddress, headers: request.headers };
      if (!mayReadMetrics(caller, this.config.METRICS_TOKEN))
        return reply.status(403).send({ statusCode: 403, message: 'Not for you' });
      await this.measure();
      const all = Registry.merge([this.registry, this.meters.registry]);
      return reply.type(all.contentType).send(await all.metrics());
    });
  }

  private async measure(): Promise<void> {
    const [queues, outbox] = await Promise.all([this.report.queues(), this.report.outbox()]);
    this.reachable.set(queues ? 1 : 0);
    for (const { queue, oldestWaitingSeconds, ...counts } of queues ?? []) {
      for (const [state, count] of Object.entries(counts)) this.jobs.set({ queue, state }, count);
      this.oldest.set({ queue }, oldestWaitingSeconds);
    }
    this.facts.set({ state: 'waiting' }, outbox.waiting);
    this.facts.set({ state: 'troubled' }, outbox.troubled);
    this.oldestFact.set(outbox.oldestWaitingSeconds);
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
