import { Body, Controller, Header, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../../auth/index.js';
import { QuoteCartDto } from './quote.dto.js';
import { QuoteView, quoteView } from './quote.view.js';
import { ReadQuote } from './read-quote.js';

const QUOTES_PER_MINUTE = 120;

@Public()
@PerMinute(QUOTES_PER_MINUTE)
@ApiTags('payments')
@Controller('checkout/quote')
export class QuoteController {
  constructor(private readonly readQuote: ReadQuote) {}

  /** What the cart costs, with shipping and tax. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: QuoteView })
  async quote(@Body() { sessionId, ...delivery }: QuoteCartDto): Promise<QuoteView> {
    return quoteView(await this.readQuote.execute(sessionId, delivery));
  }
}
