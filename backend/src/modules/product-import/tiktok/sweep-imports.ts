import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '#platform/clock.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { Jobs } from '#platform/queue/jobs.js';
import { LOGGER } from '#platform/tokens.js';
import { ImportLog } from './import-log.js';
import { importFailed } from './tiktok-import.errors.js';
import type { TiktokImport } from './tiktok-import.entity.js';

const MINUTE_MS = 60_000;
/** Longer than all attempts of one import together. */
const OVERDUE_MS = 5 * MINUTE_MS;
/** Later than this a product would surprise the admin, who has created it by hand or given up. */
const REQUEUE_WINDOW_MS = 60 * MINUTE_MS;

/** Requeues or ends imports whose job is gone: the queue was emptied, or a process died between two steps. */
@Injectable()
export class SweepImports {
  constructor(
    private readonly importLog: ImportLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesJob('tiktok.sweep')
  async execute(): Promise<void> {
    const overdue = new Date(this.clock.now().getTime() - OVERDUE_MS);
    for (const importJob of await this.importLog.findUnfinished(overdue)) await this.sweepOne(importJob);
  }

  /** An import whose job is still waiting or running is left alone, however long it takes. */
  private async sweepOne({ id, createdAt }: TiktokImport): Promise<void> {
    const job = await this.jobs.queue('imports').getJob(id);
    const ended = (await job?.isFailed()) || (await job?.isCompleted());
    if (job && !ended) return;
    const requeue = !job && this.clock.now().getTime() - createdAt.getTime() < REQUEUE_WINDOW_MS;
    this.logger.warn({ importId: id, requeue }, 'a TikTok import has no job');
    if (requeue) await this.jobs.add('tiktok.import', { importId: id }, id);
    else await this.importLog.fail(id, importFailed());
  }
}
