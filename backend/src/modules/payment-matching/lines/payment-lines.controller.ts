import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { DecideLine } from './decide-line.js';
import { LineViews } from './line-views.js';
import { ListLines } from './list-lines.js';
import { MatchLines } from './match-lines.js';
import { LinePageDto, MatchLinesDto, ReturnOwedDto } from './payment-line.dto.js';
import { MatchedLinesView, PaymentLinesView, PaymentLineView } from './payment-line.view.js';

/** Payments in payment files, and what people decide about them. */
@AdminOnly()
@ApiTags('payment matching')
@Controller('admin/payments/statement-lines')
export class PaymentLinesController {
  constructor(
    private readonly listLines: ListLines,
    private readonly matchLines: MatchLines,
    private readonly decideLine: DecideLine,
    private readonly views: LineViews,
  ) {}

  @Get()
  @ApiOkResponse({ type: PaymentLinesView })
  list(@Query() page: LinePageDto): Promise<PaymentLinesView> {
    return this.listLines.execute(page);
  }

  @Post('match')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MatchedLinesView })
  async match(@CurrentAdmin() admin: Admin, @Body() body: MatchLinesDto): Promise<MatchedLinesView> {
    const outcomes = await this.matchLines.execute(admin, body);
    return { lines: await this.views.byIds([...new Set(body.lineIds)]), outcomes };
  }

  /** The money belongs to no order and has to go back. */
  @Post(':id/owed')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PaymentLineView })
  async owe(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<PaymentLineView> {
    await this.decideLine.owe(admin, id);
    return this.views.one(id);
  }

  /** Not for the shop. */
  @Post(':id/dismiss')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PaymentLineView })
  async dismiss(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<PaymentLineView> {
    await this.decideLine.dismiss(admin, id);
    return this.views.one(id);
  }

  @Post(':id/reopen')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PaymentLineView })
  async reopen(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<PaymentLineView> {
    await this.decideLine.reopen(admin, id);
    return this.views.one(id);
  }

  @Post(':id/returned')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PaymentLineView })
  async markReturned(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Body() { reference }: ReturnOwedDto,
  ): Promise<PaymentLineView> {
    await this.decideLine.markReturned(admin, id, reference);
    return this.views.one(id);
  }
}
