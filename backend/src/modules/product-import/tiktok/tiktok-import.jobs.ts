import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { ImportLog } from './import-log.js';
import { ImportProduct } from './import-product.js';
import { importFailed } from './tiktok-import.errors.js';

@Injectable()
export class TiktokImportJobs {
  constructor(
    private readonly importProduct: ImportProduct,
    private readonly importLog: ImportLog,
  ) {}

  @HandlesJob('tiktok.import')
  async import({ importId }: JobPayloads['tiktok.import'], { isLastAttempt }: JobContext): Promise<void> {
    try {
      await this.importProduct.execute(importId);
    } catch (error) {
      if (isLastAttempt) await this.importLog.fail(importId, importFailed());
      throw error;
    }
  }
}
