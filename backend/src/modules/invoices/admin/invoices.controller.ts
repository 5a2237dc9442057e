import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { CreateInvoice } from '../create-invoice.js';
import { DuplicateInvoice } from '../duplicate-invoice.js';
import { InvoiceSettings } from '../invoice-shop.js';
import { InvoiceQueries } from '../invoice.queries.js';
import { InvoiceFilterDto, InvoicePageDto } from './invoice-filter.dto.js';
import { ChangeInvoiceDto, SaveInvoiceDto, SendInvoiceDto } from './invoice.dto.js';
import { InvoicePageView, InvoiceSummaryView, InvoiceTermsView, InvoiceView } from '../invoice.view.js';
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
    private readonly duplicateInvoice: DuplicateInvoice,
    private readonly settings: InvoiceSettings,
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

  @Get('summary')
  @ApiOkResponse({ type: InvoiceSummaryView })
  summary(): Promise<InvoiceSummaryView> {
    return this.invoices.summary();
  }

  @Get('terms')
  @ApiOkResponse({ type: InvoiceTermsView })
  terms(): Promise<InvoiceTermsView> {
    return this.settings.terms();
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InvoiceView })
  one(@IdParam() id: string): Promise<InvoiceView> {
    return this.invoices.byId(id);
  }

  @Post()
  @Idempotent()
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
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiBody({ type: SendInvoiceDto, required: false })
  @ApiOkResponse({ type: InvoiceView })
  send(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() { version }: SendInvoiceDto): Promise<InvoiceView> {
    return this.sendInvoice.execute(admin, id, version);
  }

  @Post(':id/duplicate')
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: InvoiceView })
  duplicate(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<InvoiceView> {
    return this.duplicateInvoice.execute(admin, id);
  }
}
