import { applyDecorators, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '#platform/http/validation.js';
import { AdminOnly } from '../../auth/index.js';
import { PrintStatements } from './print-statements.js';
import { PrintedMonthDto, StatementYearDto } from './statements.dto.js';
import { YearReport } from './year/year-report.js';

const PdfResponse = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

const reply = (to: FastifyReply, type: string, name: string, content: Buffer | string): void =>
  void to.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);

/** What is printed for artists, and for the bookkeeper. */
@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger')
export class StatementFilesController {
  constructor(
    private readonly printStatements: PrintStatements,
    private readonly yearReport: YearReport,
  ) {}

  @Get('statements/batch.pdf')
  @PdfResponse()
  async batch(@Query() { month, draft }: PrintedMonthDto, @Res() response: FastifyReply): Promise<void> {
    const pdf = await this.printStatements.execute({ month, draft: draft === 'true' });
    reply(response, 'application/pdf', `statements-${month}.pdf`, pdf);
  }

  @Get('artists/:artistId/statement.pdf')
  @ApiParam({ name: 'artistId', type: String })
  @PdfResponse()
  async one(
    @IdParam('artistId') artistId: string,
    @Query() { month, draft }: PrintedMonthDto,
    @Res() response: FastifyReply,
  ): Promise<void> {
    const pdf = await this.printStatements.execute({ month, artistId, draft: draft === 'true' });
    reply(response, 'application/pdf', `statement-${month}.pdf`, pdf);
  }

  /** One line for each artist and payee. */
  @Get('year.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async year(@Query() { year }: StatementYearDto, @Res() response: FastifyReply): Promise<void> {
    reply(response, 'text/csv; charset=utf-8', `artists-${year}.csv`, await this.yearReport.execute(year));
  }
}
