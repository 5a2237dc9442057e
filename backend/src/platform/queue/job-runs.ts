import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { JOBS, type JobName } from '#src/jobs.js';
import { MetricsRegistry } from '../metrics-registry.js';
import { LOGGER } from '../tokens.js';
import { JOB_RUN_AGES, RECORD_JOB_RUN } from './job-run.queries.js';

/** Runs every minute in any shop, so its age shows that a worker is alive although there is no other work. */
const HEARTBEAT_JOB: JobName = 'payments.sweep';

/** When the recurring jobs succeeded last, seen by every process. */
@Injectable()
export class JobRuns implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly metrics: MetricsRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const help = 'Time since the recurring job succeeded last, in any worker';
    this.metrics.gauges('shop_job_success_age_seconds', help, 'name', () => this.ages());
  }

  /** A job that succeeded stays done when this cannot be recorded. */
  async record(name: string): Promise<void> {
    if (!Object.hasOwn(JOBS, name) || JOBS[name as JobName].everyMs === undefined) return;
    await RECORD_JOB_RUN.execute(this.db, name).catch((error: unknown) =>
      this.logger.warn({ err: error, job: name }, 'recording a run of a recurring job failed'),
    );
  }

  /** Seconds since a worker has shown that it is alive; undefined if none ever has. */
  async workerAgeSeconds(): Promise<number | undefined> {
    return (await this.ages())[HEARTBEAT_JOB];
  }

  /** Leaves out jobs that this release does not have any more. */
  private async ages(): Promise<Record<string, number>> {
    const runs = (await JOB_RUN_AGES.rows(this.db)).filter(({ job }) => Object.hasOwn(JOBS, job));
    return Object.fromEntries(runs.map(({ job, ageSeconds }) => [job, ageSeconds]));
  }
}
