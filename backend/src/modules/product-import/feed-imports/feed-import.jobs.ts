import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { RunFeedImport } from './run-feed-import.js';

const CHECK_FAILED = 'The file could not be checked. Please choose it again.';
const IMPORT_FAILED = 'The import broke off. Import the same file again: what is done stays, and the rest follows.';

@Injectable()
export class FeedImportJobs {
  constructor(private readonly runFeedImport: RunFeedImport) {}

  @HandlesJob('feed.check')
  async check({ importId }: JobPayloads['feed.check'], { isLastAttempt }: JobContext): Promise<void> {
    try {
      await this.runFeedImport.check(importId);
    } catch (error) {
      if (isLastAttempt) await this.runFeedImport.end(importId, 'checking', 'refused', CHECK_FAILED);
      throw error;
    }
  }

  @HandlesJob('feed.import')
  async import({ importId }: JobPayloads['feed.import'], { isLastAttempt }: JobContext): Promise<void> {
    try {
      await this.runFeedImport.import(importId);
    } catch (error) {
      if (isLastAttempt) await this.runFeedImport.end(importId, 'importing', 'stopped', IMPORT_FAILED);
      throw error;
    }
  }
}
