import { Injectable } from '@nestjs/common';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { PostEntries } from './posting/post-entries.js';

@Injectable()
export class ArtistLedgerJobs {
  constructor(private readonly postEntries: PostEntries) {}

  /** Every minute, of the last days. Returns the number of new entries. */
  @HandlesJob('artist-ledger.post')
  post(): Promise<number> {
    return this.postEntries.recent();
  }

  /** Every day, of all time: what a shop that stood still for a week has missed. */
  @HandlesJob('artist-ledger.post-all')
  postAll(): Promise<number> {
    return this.postEntries.all();
  }
}
