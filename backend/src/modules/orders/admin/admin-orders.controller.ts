import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { AdminOrderQueries } from './admin-order.queries.js';
import { OrderFilterDto, OrderPageDto } from './admin-order.dto.js';
import { AdminOrderView, OrderPageView, OrdersSummaryView, UnpaidOrdersView } from './admin-order.view.js';
import { ExportOrders } from './export-orders.js';
import { ListOrders } from './list-orders.js';
import { orderFor, pageFor, seesCustomers, seesMoney, summaryFor } from './redact-order.js';

@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly listOrders: ListOrders,
    private readonly orders: AdminOrderQueries,
    private readonly exportOrders: ExportOrders,
  ) {}

  @Get()
  @ApiOkResponse({ type: OrderPageView })
  async page(@CurrentAdmin() admin: Admin, @Query() filter: OrderPageDto): Promise<OrderPageView> {
    return pageFor(
      admin,
      await this.listOrders.page(filter, { seesCustomers: seesCustomers(admin), seesMoney: seesMoney(admin) }),
    );
  }

  @Get('summary')
  @ApiOkResponse({ type: OrdersSummaryView })
  async summary(@CurrentAdmin() admin: Admin): Promise<OrdersSummaryView> {
    return summaryFor(admin, await this.listOrders.summary());
  }

  @Get('unpaid')
  @ApiOkResponse({ type: UnpaidOrdersView })
  unpaid(): Promise<UnpaidOrdersView> {
    return this.listOrders.unpaid();
  }

  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  export(@Query() filter: OrderFilterDto, @Res() reply: FastifyReply): void {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .send(Readable.from(this.exportOrders.lines(filter)));
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminOrderView })
  async one(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminOrderView> {
    return orderFor(admin, await this.orders.order(id));
  }
}
