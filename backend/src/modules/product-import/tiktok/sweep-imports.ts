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
/** Longer than all tries of an import together. */
const OVERDUE_MS = 5 * MINUTE_MS;
/** By then staff has helped itself; a product that turned up now would only surprise. */
const GIVEN_UP_MS = 60 * MINUTE_MS;

/** Ends the imports that nobody works on any more: the queue was emptied, or a process died at the wrong moment. */
@Injectable()
export class SweepImports {
  constructor(
    private readonly diary: ImportLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesJob('tiktok.sweep')
  async sweep(): Promise<void> {
    for (const wish of await this.diary.unfinished(new Date(this.clock.now().getTime() - OVERDUE_MS))) await this.look(wish);
  }

  /** A job that is still to be done is left alone, however long it waits. */
  private async look({ id, createdAt }: TiktokImport): Promise<void> {
    const job = await this.jobs.queue('imports').getJob(id);
    const ended = (await job?.isFailed()) || (await job?.isCompleted());
    if (job && !ended) return;
    const young = this.clock.now().getTime() - createdAt.getTime() < GIVEN_UP_MS;
    const again = !job && young;
    this.logger.warn({ importId: id, again }, 'an import had no job any more');
    if (again) await this.jobs.add('tiktok.import', { importId: id }, id);
    else await this.diary.refuse(id, importFailed());
  }
}
