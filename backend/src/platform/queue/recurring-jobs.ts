import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { JOBS, type JobName } from '#src/jobs.js';
import { LOGGER } from '../tokens.js';
import { Jobs, optionsOf } from './jobs.js';

const RECURRING = (Object.keys(JOBS) as JobName[]).filter((name) => JOBS[name].everyMs !== undefined);

/** Makes the job schedulers of the queues match the table in `src/jobs.ts`. Idempotent: every worker does it at startup. */
@Injectable()
export class RecurringJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Not awaited: a worker may start before Redis does. */
  onApplicationBootstrap(): void {
    this.schedule().catch((error: unknown) => {
      if (!this.closing) this.logger.error({ err: error }, 'scheduling the recurring jobs failed');
    });
  }

  /** A worker that is stopped right after its start closes the queues while `schedule` runs. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  async schedule(): Promise<void> {
    for (const name of RECURRING) {
      if (this.closing) return;
      const { everyMs = 0 } = JOBS[name];
      await this.jobs
        .queue(JOBS[name].queue)
        .upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts: optionsOf(name) });
    }
    for (const queue of this.jobs.queues) await this.removeRetired(queue);
  }

  /** Removes the schedulers of jobs that were renamed, removed or moved to another queue, with the job that each has queued. */
  private async removeRetired(queue: Queue): Promise<void> {
    const wanted = new Set<string>(RECURRING.filter((name) => JOBS[name].queue === queue.name));
    for (const { key } of await queue.getJobSchedulers()) {
      if (!wanted.has(key)) await queue.removeJobScheduler(key);
    }
  }
}
