import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { JOBS, type JobName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';
import { Jobs, optionsOf } from './jobs.js';

const recurring = (): JobName[] => (Object.keys(JOBS) as JobName[]).filter((name) => JOBS[name].everyMs !== undefined);

/** Makes the queues' schedules equal to the table in `jobs.ts`: every worker may do it, the outcome is the same. */
@Injectable()
export class RecurringJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Not awaited: a worker may start before its Redis. */
  onApplicationBootstrap(): void {
    this.schedule().catch((error: unknown) => {
      if (!this.closing) this.logger.error({ err: error }, 'recurring jobs could not be scheduled');
    });
  }

  /** A worker that is asked to leave right after its start closes the queues in the middle of this. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  async schedule(): Promise<void> {
    for (const name of recurring()) {
      if (this.closing) return;
      const { everyMs = 0 } = JOBS[name];
      await this.jobs
        .queue(JOBS[name].queue)
        .upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts: optionsOf(name) });
    }
    for (const queue of this.jobs.queues) await this.forgetOthers(queue);
  }

  /** Schedules that an older version of the shop left behind. */
  private async forgetOthers(queue: Queue): Promise<void> {
    const wanted = new Set<string>(recurring().filter((name) => JOBS[name].queue === queue.name));
    for (const { key } of await queue.getJobSchedulers()) {
      if (!wanted.has(key)) await queue.removeJobScheduler(key);
    }
  }
}
