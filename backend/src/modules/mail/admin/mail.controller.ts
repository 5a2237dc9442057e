import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { OrderMails } from './order-mails.js';
import { OrderMailView, ResendOrderMailDto } from './mail.view.js';

@AdminOnly()
@ApiTags('mail')
@Controller('admin/orders/:id/mails')
export class MailController {
  constructor(private readonly orderMails: OrderMails) {}

  @Get()
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [OrderMailView] })
  ofOrder(@IdParam() id: string): Promise<OrderMailView[]> {
    return this.orderMails.ofOrder(id);
  }

  @Post()
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: [OrderMailView] })
  resend(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() which: ResendOrderMailDto): Promise<OrderMailView[]> {
    return this.orderMails.resend(admin, id, which);
  }
}
