import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/index.js';
import { PostEntries } from './post-entries.js';
import { PostedEntriesView } from './posting.view.js';

@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger/posting')
export class PostingController {
  constructor(private readonly postEntries: PostEntries) {}

  /**
   * Writes the entries that payments and refunds of the last 7 days have caused, as the job does every minute. Send it before a request
   * that reads the ledger and must have what has just happened.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: PostedEntriesView })
  async post(): Promise<PostedEntriesView> {
    return { posted: await this.postEntries.recent() };
  }
}
