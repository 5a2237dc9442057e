import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { QUEUES, type QueueName } from '#src/jobs.js';
import { PurgeOutbox } from '../outbox/purge-outbox.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { CONFIG, LOGGER } from '../tokens.js';
import { JobHandlers } from './job-handlers.js';
import { JobRuns } from './job-runs.js';
import { Jobs } from './jobs.js';
import { ListeningQueue, type ListeningQueueOptions } from './listening-queue.js';
import { openQueueBackend, QUEUE_BACKEND, type QueueBackend, type QueueRole } from './queue-backend.js';
import { processorOf } from './queue-processor.js';
import { QueueWorkers } from './queue-workers.js';
import { RecurringJobs } from './recurring-jobs.js';

const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

BullModule.queueClass = ListeningQueue;

@Module({})
class QueueBackendModule implements OnApplicationShutdown {
  constructor(@Inject(QUEUE_BACKEND) private readonly backend: QueueBackend) {}

  static with(role: QueueRole): DynamicModule {
    const useFactory = (config: Config, logger: Logger): QueueBackend => openQueueBackend(config, role, logger);
    return {
      module: QueueBackendModule,
      global: true,
      providers: [{ provide: QUEUE_BACKEND, inject: [CONFIG, LOGGER], useFactory }],
      exports: [QUEUE_BACKEND],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.backend.close();
  }
}

/** Every process can add jobs; a worker also handles them and relays the outbox. */
@Module({})
export class QueueModule {
  static with(role: QueueRole, { JOB_LOCK_SECONDS }: Config): DynamicModule {
    const processors = QUEUE_NAMES.map((name) => processorOf(name, JOB_LOCK_SECONDS));
    const workerProviders = [...processors, QueueWorkers, RecurringJobs, OutboxRelay];
    return {
      module: QueueModule,
      global: true,
      imports: [
        DiscoveryModule,
        QueueBackendModule.with(role),
        BullModule.forRootAsync({
          inject: [QUEUE_BACKEND],
          useFactory: ({ connection, connectionFailed }: QueueBackend): ListeningQueueOptions => ({
            connection,
            connectionFailed,
          }),
        }),
        BullModule.registerQueue(...QUEUE_NAMES.map((name) => ({ name }))),
      ],
      providers: [Jobs, JobHandlers, JobRuns, PurgeOutbox, ...(role === 'worker' ? workerProviders : [])],
      exports: [Jobs, JobRuns],
    };
  }
}
