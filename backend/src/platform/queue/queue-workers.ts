import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { WorkerHost } from '@nestjs/bullmq';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Worker } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';

/** Leaves time for the rest of the shutdown, which is limited to 20 s. */
const DRAIN_TIMEOUT_MS = 15_000;

/** Starts the workers when every module is ready, and waits for running jobs before the modules they use are closed. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A worker that cannot use Postgres would ask for jobs without a pause, so that the process could do nothing else, not even end. */
  async onApplicationBootstrap(): Promise<void> {
    await this.backend.assertUsable(this.workers());
    for (const worker of this.workers()) {
      worker.run().catch((error: unknown) => this.logger.error({ err: error, queue: worker.name }, 'a worker stopped'));
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers().map((worker) => this.close(worker)));
  }

  /** A job that does not end in time is abandoned; another worker runs it again. */
  private async close(worker: Worker): Promise<void> {
    const closed = worker.close().then(() => true);
    if (await withTimeout(DRAIN_TIMEOUT_MS, closed, () => false)) return;
    this.logger.warn({ queue: worker.name }, 'abandoned a running job at shutdown');
    await worker.close(true);
  }

  private workers(): Worker[] {
    const hosts = this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
    return hosts.filter((host): host is WorkerHost => host instanceof WorkerHost).map((host) => host.worker);
  }
}
