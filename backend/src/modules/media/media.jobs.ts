import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob, type JobContext } from '#platform/queue/handles-job.js';
import { CleanUpFiles } from './cleanup/clean-up-files.js';
import { RenderFile } from './rendering/render-file.js';
import { DirectUploads } from './uploads/direct-uploads.js';

@Injectable()
export class MediaJobs {
  constructor(
    private readonly renderFile: RenderFile,
    private readonly directUploads: DirectUploads,
    private readonly cleanUpFiles: CleanUpFiles,
  ) {}

  @HandlesJob('media.render')
  render({ name }: JobPayloads['media.render'], { isLastAttempt }: JobContext): Promise<void> {
    return this.renderFile.execute(name, isLastAttempt);
  }

  /** The last attempt does not fail, because the sender may simply never have sent the file. */
  @HandlesJob('media.receive')
  async receive({ name }: JobPayloads['media.receive'], { isLastAttempt }: JobContext): Promise<void> {
    const isDone = await this.directUploads.receiveIfSent(name);
    if (!isDone && !isLastAttempt) throw new Error('Nothing has been sent yet');
  }

  @HandlesJob('media.sweep')
  sweep(): Promise<number> {
    return this.cleanUpFiles.execute();
  }
}
