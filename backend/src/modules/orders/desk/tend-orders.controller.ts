import { Body, Controller, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { DeskOrders } from './desk-orders.js';
import { AddNoteDto, CancelOrderDto, MarkPaidDto, MoveOrderDto, RefundOrderDto, TrackingDto } from './desk.dto.js';
import { DeskOrderView } from './desk.view.js';
import { RefundOrder } from './refund-order.js';
import { TendOrder } from './tend-order.js';

const OrderId = (): MethodDecorator => ApiParam({ name: 'id', type: String });

/** What staff do to an order; each answer is the order as it is afterwards. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/:id')
export class TendOrdersController {
  constructor(
    private readonly tending: TendOrder,
    private readonly refunding: RefundOrder,
    private readonly desk: DeskOrders,
  ) {}

  @Post('payment')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: DeskOrderView })
  async markPaid(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MarkPaidDto): Promise<DeskOrderView> {
    await this.tending.markPaid(admin, id, body.reference);
    return this.desk.order(id);
  }

  @Post('status')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: DeskOrderView })
  async move(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MoveOrderDto): Promise<DeskOrderView> {
    await this.tending.move(admin, id, body);
    return this.desk.order(id);
  }

  @Put('tracking')
  @OrderId()
  @ApiOkResponse({ type: DeskOrderView })
  async track(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: TrackingDto): Promise<DeskOrderView> {
    await this.tending.track(admin, id, body);
    return this.desk.order(id);
  }

  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: DeskOrderView })
  async cancel(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: CancelOrderDto): Promise<DeskOrderView> {
    await this.tending.cancel(admin, id, body.reason ?? null);
    return this.desk.order(id);
  }

  @Post('notes')
  @OrderId()
  @ApiCreatedResponse({ type: DeskOrderView })
  async note(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: AddNoteDto): Promise<DeskOrderView> {
    await this.tending.note(admin, id, body.text);
    return this.desk.order(id);
  }

  @Post('refunds')
  @OrderId()
  @ApiCreatedResponse({ type: DeskOrderView })
  async refund(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: RefundOrderDto): Promise<DeskOrderView> {
    await this.refunding.refund(admin, id, body);
    return this.desk.order(id);
  }
}
