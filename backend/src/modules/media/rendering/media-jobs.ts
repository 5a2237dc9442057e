import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '../../../jobs.js';
import { HandlesJob } from '../../../platform/queue/handles-job.js';

@Injectable()
export class MediaJobs {
  @HandlesJob('media.render')
  async render({ name }: JobPayloads['media.render']): Promise<string> {
    return Promise.resolve(name);
  }
}
