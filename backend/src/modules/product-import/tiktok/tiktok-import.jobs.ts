import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { ImportLog } from './import-log.js';
import { ImportProduct } from './import-product.js';
import { importFailed } from './tiktok-import.errors.js';

@Injectable()
export class TiktokImportJobs {
  constructor(
    private readonly products: ImportProduct,
    private readonly diary: ImportLog,
  ) {}

  @HandlesJob('tiktok.import')
  async import({ importId }: JobPayloads['tiktok.import'], { isLastAttempt }: JobContext): Promise<void> {
    try {
      await this.products.run(importId);
    } catch (error) {
      if (isLastAttempt) await this.diary.refuse(importId, importFailed());
      throw error;
    }
  }
}
