import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '#modules/auth/index.js';
import { StockListDto } from './stock-list.dto.js';
import { StockList } from './stock-list.js';
import { StockListView } from './stock-list.view.js';

@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/stock')
export class StockListController {
  constructor(private readonly stockList: StockList) {}

  @Get()
  @ApiOkResponse({ type: StockListView })
  list(@Query() which: StockListDto): Promise<StockListView> {
    return this.stockList.rows(which);
  }

  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(@Query() which: StockListDto, @Res() reply: FastifyReply): Promise<void> {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="stock.csv"')
      .send(await this.stockList.csv(which));
  }
}
