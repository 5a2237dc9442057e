import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { id, text } from '#platform/http/openapi-fields.js';
import { AdminOnly } from '../../auth/index.js';
import { ProductFeeds } from './product-feeds.js';

@ApiSchema({ name: 'FeedProblem' })
class FeedProblemView {
  @ApiProperty(id) productId: string;
  @ApiProperty(text) name: string;
  @ApiProperty({ type: [String], example: ['color is missing'] }) problems: string[];
}

@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/feeds')
export class AdminFeedsController {
  constructor(private readonly feeds: ProductFeeds) {}

  /** The products that Google Merchant Center would refuse, with the reasons. */
  @Get('google')
  @ApiOkResponse({ type: [FeedProblemView] })
  google(): Promise<FeedProblemView[]> {
    return this.feeds.googleProblems();
  }
}
