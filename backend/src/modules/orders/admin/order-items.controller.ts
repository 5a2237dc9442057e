import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { ReturnItemsDto } from '../returns/return-items.dto.js';
import { ReturnItems } from '../returns/return-items.js';
import { ChangeSizeDto } from '../sizes/change-size.dto.js';
import { ChangeSize } from '../sizes/change-size.js';
import { AdminOrderQueries } from './admin-order.queries.js';
import { AdminOrderView } from './admin-order.view.js';
import { orderFor } from './redact-order.js';

const OrderId = (): MethodDecorator => ApiParam({ name: 'id', type: String });

/** Changes of the pieces of an order, which move stock. Each route answers with the changed order. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/:id')
export class OrderItemsController {
  constructor(
    private readonly returnItems: ReturnItems,
    private readonly changeOrderSize: ChangeSize,
    private readonly orders: AdminOrderQueries,
  ) {}

  /** Pieces that came back are in stock again. */
  @Post('returns')
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async return(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: ReturnItemsDto): Promise<AdminOrderView> {
    await this.returnItems.execute(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }

  /** Pieces of an order that is still here get another size of their product. */
  @Post('sizes')
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async changeSize(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: ChangeSizeDto): Promise<AdminOrderView> {
    await this.changeOrderSize.execute(admin, id, body);
    return orderFor(admin, await this.orders.order(id));
  }
}
