import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { JOBS, type JobName, type QueueName } from '#src/jobs.js';
import { REOPEN_EVENTS } from '../outbox/outbox.queries.js';
import { LOGGER } from '../tokens.js';
import { Jobs, optionsOf } from './jobs.js';
import { RETIRED_SCHEDULERS } from './retired-runs.js';

const CHECK_INTERVAL_MS = 60_000;
/** Longer than the last attempt of any job takes; see the emails in `src/jobs.ts`. */
const REOPENED_DAYS = 2;

const RECURRING = (Object.keys(JOBS) as JobName[]).filter((name) => JOBS[name].everyMs !== undefined);

/** Makes the job schedulers of the queues match the table in `src/jobs.ts`. Idempotent: every worker does it. */
@Injectable()
export class RecurringJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private closing = false;

  constructor(
    private readonly jobs: Jobs,
    @InjectDataSource() private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Not awaited: a worker may start before Redis does. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.run(() => this.restoreMissing()), CHECK_INTERVAL_MS);
    this.run(() => this.schedule());
  }

  /** A worker that is stopped right after its start closes the queues while `schedule` runs. */
  beforeApplicationShutdown(): void {
    this.closing = true;
    clearInterval(this.timer);
  }

  async schedule(): Promise<void> {
    // The queues of a new shop are empty as well, while its first events are relayed already.
    await this.reopenLostEvents(await this.scheduled(), process.uptime());
    for (const name of RECURRING) await this.upsert(name);
    for (const queue of this.jobs.queues) {
      for (const name of RETIRED_SCHEDULERS[queue.name as QueueName] ?? [])
        if (!this.closing) await queue.removeJobScheduler(name);
    }
  }

  /** Schedules what the queues have lost. Existing schedulers are not touched, because that would start their interval anew. */
  async restoreMissing(): Promise<void> {
    const scheduled = await this.scheduled();
    await this.reopenLostEvents(scheduled, 0);
    for (const name of RECURRING) if (!scheduled.has(keyOf(JOBS[name].queue, name))) await this.upsert(name);
  }

  private run(work: () => Promise<void>): void {
    this.running ??= work()
      .catch((error: unknown) => {
        if (!this.closing) this.logger.error({ err: error }, 'scheduling the recurring jobs failed');
      })
      .finally(() => (this.running = undefined));
  }

  private async scheduled(): Promise<Set<string>> {
    const keys = this.jobs.queues.map(async (queue) => (await queue.getJobSchedulers()).map(({ key }) => keyOf(queue.name, key)));
    return new Set((await Promise.all(keys)).flat());
  }

  /**
   * Queues without any scheduler are new, or Redis has lost its data, and with it the jobs of events that the outbox
   * counts as done. Relaying these again is harmless, because jobs run at least once anyway.
   */
  private async reopenLostEvents(scheduled: ReadonlySet<string>, exceptSeconds: number): Promise<void> {
    if (scheduled.size > 0 || this.closing) return;
    const events = await REOPEN_EVENTS.execute(this.db, REOPENED_DAYS, exceptSeconds);
    if (events > 0) this.logger.warn({ events }, 'the queues are empty: the events of the last days are relayed again');
  }

  private async upsert(name: JobName): Promise<void> {
    if (this.closing) return;
    const { queue, everyMs = 0 } = JOBS[name];
    const template = { name, data: {}, opts: optionsOf(name) };
    await this.jobs.queue(queue).upsertJobScheduler(name, { every: everyMs }, template);
  }
}

const keyOf = (queue: string, scheduler: string): string => `${queue} ${scheduler}`;
