import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '#modules/auth/index.js';
import { figuresCsv } from './figures-csv.js';
import { FiguresDto } from './figures.dto.js';
import { FiguresView } from './figures.view.js';
import { SalesReport } from './sales-report.js';

const MAX_ROWS = 100;

@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/figures')
export class FiguresController {
  constructor(private readonly salesReport: SalesReport) {}

  @Get()
  @ApiOkResponse({ type: FiguresView })
  async figures(@Query() query: FiguresDto): Promise<FiguresView> {
    const figures = await this.salesReport.execute(query);
    // Days are never cut off: a period has an upper bound of its own.
    const rows = figures.by === 'day' ? figures.rows : figures.rows.slice(0, MAX_ROWS);
    return { ...figures, rows, moreRows: figures.rows.length - rows.length };
  }

  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(@Query() query: FiguresDto, @Res() reply: FastifyReply): Promise<void> {
    const figures = await this.salesReport.execute(query);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="figures.csv"')
      .send(figuresCsv(figures));
  }
}
