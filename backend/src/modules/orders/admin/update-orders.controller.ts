import { Body, Controller, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { AddNoteDto, CorrectCustomerDto, MarkPaidDto, MoveOrderDto, TrackingDto, UndoStepDto } from './admin-order.dto.js';
import { AdminOrderQueries } from './admin-order.queries.js';
import { AdminOrderView } from './admin-order.view.js';
import { CorrectCustomer } from './correct-customer.js';
import { EraseCustomer } from './erase-customer.js';
import { UndoStep } from '../undo/undo-step.js';
import { assertMayTransition, orderFor } from './redact-order.js';
import { UpdateOrder } from './update-order.js';

const OrderId = (): MethodDecorator => ApiParam({ name: 'id', type: String });

/** Each route answers with the changed order. Cancelling and refunding are in the checkout module, because they move money. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/:id')
export class UpdateOrdersController {
  constructor(
    private readonly updateOrder: UpdateOrder,
    private readonly correctCustomer: CorrectCustomer,
    private readonly eraseCustomer: EraseCustomer,
    private readonly undoStep: UndoStep,
    private readonly orders: AdminOrderQueries,
  ) {}

  /** Money that arrived by hand; less than is due leaves the order unpaid with the rest. */
  @Post('payment')
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async markPaid(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MarkPaidDto): Promise<AdminOrderView> {
    await this.updateOrder.markPaid(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }

  @Post('status')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async transition(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MoveOrderDto): Promise<AdminOrderView> {
    assertMayTransition(admin, body.status);
    await this.updateOrder.transition(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }

  /** Takes the last step back while its email has not been sent. */
  @Post('undo')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async undo(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: UndoStepDto): Promise<AdminOrderView> {
    await this.undoStep.execute(admin, id, body.version);
    return orderFor(admin, await this.orders.order(id));
  }

  @Put('tracking')
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async track(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: TrackingDto): Promise<AdminOrderView> {
    await this.updateOrder.track(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }

  /** Corrects name, e-mail, phone and address; fields that are not sent stay as they are. */
  @Put('customer')
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async correct(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: CorrectCustomerDto): Promise<AdminOrderView> {
    await this.correctCustomer.execute(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }

  /** Erases the buyer's personal data on their request. Number, items, amounts and states stay. */
  @Post('erase-customer')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async erase(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminOrderView> {
    await this.eraseCustomer.execute(admin, id);
    return orderFor(admin, await this.orders.order(id));
  }

  @Post('notes')
  @Idempotent()
  @OrderId()
  @ApiCreatedResponse({ type: AdminOrderView })
  async note(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: AddNoteDto): Promise<AdminOrderView> {
    await this.updateOrder.note(admin, id, body.text);
    return orderFor(admin, await this.orders.order(id));
  }
}
