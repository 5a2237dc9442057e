import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { WorkerHost } from '@nestjs/bullmq';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Worker } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.js';

/** Leaves time to close the rest within the 20 s that a process has. */
const DRAIN_TIMEOUT_MS = 15_000;

/** Starts taking jobs once every module is ready, and lets running jobs end before anything they need is closed. */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const worker of this.workers()) {
      worker.run().catch((error: unknown) => this.logger.error({ err: error, queue: worker.name }, 'a worker stopped'));
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers().map((worker) => this.close(worker)));
  }

  /** A job that does not end in time is given up here and done again by the next worker. */
  private async close(worker: Worker): Promise<void> {
    const closed = worker.close().then(() => true);
    if (await withTimeout(DRAIN_TIMEOUT_MS, closed, () => false)) return;
    this.logger.warn({ queue: worker.name }, 'a job was given up while closing');
    await worker.close(true);
  }

  private workers(): Worker[] {
    const hosts = this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
    return hosts.filter((host): host is WorkerHost => host instanceof WorkerHost).map((host) => host.worker);
  }
}
