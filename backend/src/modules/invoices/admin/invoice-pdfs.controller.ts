import { applyDecorators, Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '#platform/http/validation.js';
import { AdminOnly } from '../../auth/index.js';
import { GetInvoicePdf } from '../get-invoice-pdf.js';
import type { InvoicePdf } from '../invoice-pdfs.js';
import { SentInvoicePdfs } from '../sent/sent-invoice-pdfs.js';
import { SentInvoiceView } from '../sent/sent-invoice.view.js';

const PdfResponse = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

const reply = (to: FastifyReply, { name, bytes }: Pick<InvoicePdf, 'name' | 'bytes'>): void =>
  void to.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(bytes);

/** The current PDF of an invoice, and those that were sent. */
@AdminOnly()
@ApiTags('invoices')
@Controller('invoices')
export class InvoicePdfsController {
  constructor(
    private readonly getInvoicePdf: GetInvoicePdf,
    private readonly sentPdfs: SentInvoicePdfs,
  ) {}

  @Get(':id/pdf')
  @ApiParam({ name: 'id', type: String })
  @PdfResponse()
  async pdf(@IdParam() id: string, @Res() response: FastifyReply): Promise<void> {
    reply(response, await this.getInvoicePdf.execute(id));
  }

  @Get(':id/sent')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [SentInvoiceView], description: 'newest first' })
  sent(@IdParam() id: string): Promise<SentInvoiceView[]> {
    return this.sentPdfs.list(id);
  }

  @Get(':id/sent/:sentId/pdf')
  @ApiParam({ name: 'id', type: String })
  @ApiParam({ name: 'sentId', type: String })
  @PdfResponse()
  async sentPdf(@IdParam() id: string, @IdParam('sentId') sentId: string, @Res() response: FastifyReply): Promise<void> {
    reply(response, await this.sentPdfs.find(id, sentId));
  }
}
