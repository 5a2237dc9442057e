import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '../../jobs.js';
import { HandlesJob, type JobRun } from '../../platform/queue/handles-job.js';
import { ImportDiary } from './import-diary.js';
import { ImportProduct } from './import-product.js';
import { importFailed } from './tiktok-import.errors.js';

@Injectable()
export class TiktokImportJobs {
  constructor(
    private readonly products: ImportProduct,
    private readonly diary: ImportDiary,
  ) {}

  @HandlesJob('tiktok.import')
  async import({ importId }: JobPayloads['tiktok.import'], { isLastAttempt }: JobRun): Promise<void> {
    try {
      await this.products.run(importId);
    } catch (error) {
      if (isLastAttempt) await this.diary.refuse(importId, importFailed());
      throw error;
    }
  }
}
