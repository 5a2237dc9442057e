import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '#modules/auth/index.js';
import { TaxReport } from './tax-report.js';
import { taxReportCsv } from './tax-report-csv.js';
import { TaxReportDto } from './tax-report.dto.js';
import { TaxReportView } from './tax-report.view.js';

@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/tax-report')
export class TaxReportController {
  constructor(private readonly taxReport: TaxReport) {}

  /** Sales tax by days of payment and of refund. */
  @Get()
  @ApiOkResponse({ type: TaxReportView })
  report(@Query() query: TaxReportDto): Promise<TaxReportView> {
    return this.taxReport.execute(query);
  }

  /** One line for each authority. */
  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(@Query() query: TaxReportDto, @Res() reply: FastifyReply): Promise<void> {
    const report = await this.taxReport.execute(query);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="sales-tax.csv"')
      .send(taxReportCsv(report));
  }
}
