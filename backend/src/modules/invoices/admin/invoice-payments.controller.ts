import { Body, Controller, HttpCode, HttpStatus, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { InvoiceView } from '../invoice.view.js';
import { InvoicePayments } from '../payments/invoice-payments.js';
import { RemindClient } from '../remind-client.js';
import { AddInvoicePaymentDto } from './invoice-payment.dto.js';

@AdminOnly()
@ApiTags('invoices')
@Controller('invoices/:id')
export class InvoicePaymentsController {
  constructor(
    private readonly payments: InvoicePayments,
    private readonly remindClient: RemindClient,
  ) {}

  @Post('payments')
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: InvoiceView })
  add(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: AddInvoicePaymentDto): Promise<InvoiceView> {
    return this.payments.add(admin, id, body);
  }

  @Post('payments/:paymentId/undo')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiParam({ name: 'paymentId', type: String })
  @ApiOkResponse({ type: InvoiceView })
  undo(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Param('paymentId', ParseUUIDPipe) paymentId: string,
  ): Promise<InvoiceView> {
    return this.payments.undo(admin, id, paymentId);
  }

  @Post('remind')
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InvoiceView })
  remind(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<InvoiceView> {
    return this.remindClient.execute(admin, id);
  }
}
