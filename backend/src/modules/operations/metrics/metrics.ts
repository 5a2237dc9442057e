import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '#src/config.js';
import { errorBody } from '#platform/http/error-body.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { CONFIG } from '#platform/tokens.js';
import { mayReadMetrics, type MetricsCaller } from './metrics-access.js';
import { fastifyInstance } from '../fastify-instance.js';
import { ProcessMetrics } from './process-metrics.js';
import { QueueMetrics } from './queue-metrics.js';

/** GET /metrics in the Prometheus text format. The gauges are read at the time of the request. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly process = new Registry();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queues: QueueMetrics,
    private readonly processMetrics: ProcessMetrics,
    private readonly modules: MetricsRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.process });
    const server = fastifyInstance(this.host);
    server?.get('/metrics', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!this.mayRead({ peer: request.socket.remoteAddress, headers: request.headers }))
        return reply.status(403).send(errorBody(request, 403, 'Send METRICS_TOKEN as a bearer token'));
      const { contentType, text } = await this.read();
      return reply.type(contentType).send(text);
    });
  }

  mayRead(caller: MetricsCaller): boolean {
    const { METRICS_TOKEN: token, NODE_ENV } = this.config;
    return mayReadMetrics(caller, { token, production: NODE_ENV === 'production' });
  }

  /** As `mayRead` in production: a proxy on this machine may send strangers who look local. */
  hasToken(headers: MetricsCaller['headers']): boolean {
    return mayReadMetrics({ peer: undefined, headers }, { token: this.config.METRICS_TOKEN, production: true });
  }

  /** Answers without the database and without the queues; what cannot be read is NaN or left out. */
  async read(): Promise<{ contentType: string; text: string }> {
    this.processMetrics.sampleConnections();
    await this.queues.update();
    const all = Registry.merge([this.process, this.queues.registry, this.modules.registry]);
    return { contentType: all.contentType, text: await all.metrics() };
  }
}
