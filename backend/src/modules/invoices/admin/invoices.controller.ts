import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '../../auth/index.js';
import { CreateInvoice } from '../create-invoice.js';
import { InvoiceQueries } from '../invoice.queries.js';
import { ChangeInvoiceDto, InvoiceFilterDto, InvoicePageDto, SaveInvoiceDto } from './invoice.dto.js';
import { InvoicePageView, InvoiceView } from '../invoice.view.js';
import { GetInvoicePdf } from '../get-invoice-pdf.js';
import { UpdateInvoice } from '../update-invoice.js';
import { SendInvoice } from '../send-invoice.js';

@AdminOnly()
@ApiTags('invoices')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoiceQueries,
    private readonly createInvoice: CreateInvoice,
    private readonly updateInvoice: UpdateInvoice,
    private readonly sendInvoice: SendInvoice,
    private readonly getInvoicePdf: GetInvoicePdf,
  ) {}

  @Get()
  @ApiOkResponse({ type: [InvoiceView] })
  all(@Query() filter: InvoiceFilterDto): Promise<InvoiceView[]> {
    return this.invoices.list(filter);
  }

  @Get('page')
  @ApiOkResponse({ type: InvoicePageView })
  page(@Query() which: InvoicePageDto): Promise<InvoicePageView> {
    return this.invoices.page(which);
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InvoiceView })
  one(@IdParam() id: string): Promise<InvoiceView> {
    return this.invoices.byId(id);
  }

  @Post()
  @ApiCreatedResponse({ type: InvoiceView })
  create(@CurrentAdmin() admin: Admin, @Body() body: SaveInvoiceDto): Promise<InvoiceView> {
    return this.createInvoice.execute(admin, body);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InvoiceView })
  update(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: ChangeInvoiceDto): Promise<InvoiceView> {
    return this.updateInvoice.execute(admin, id, body);
  }

  @Post(':id/send')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InvoiceView })
  send(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<InvoiceView> {
    return this.sendInvoice.execute(admin, id);
  }

  @Get(':id/pdf')
  @ApiParam({ name: 'id', type: String })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async pdf(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes } = await this.getInvoicePdf.execute(id);
    void reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(bytes);
  }
}
