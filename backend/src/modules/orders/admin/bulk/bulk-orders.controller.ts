import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import { spreadsheet, SPREADSHEET_TYPE } from '#platform/spreadsheet.js';
import { Admin, AdminOnly, CurrentAdmin } from '../../../auth/index.js';
import {
  MarkOrdersPaidDto,
  MoveOrdersDto,
  PickOrdersDto,
  SelectedOrdersDto,
  ShipOrdersDto,
  UndoOrdersDto,
} from './bulk-orders.dto.js';
import { BulkOutcomesView, PackingSlipsView } from './bulk-orders.view.js';
import { MarkOrdersPaid } from '../../payments/mark-orders-paid.js';
import { BulkUpdateOrders } from './bulk-update-orders.js';
import { PackingSlips } from './packing-slips.js';
import { PickList } from './pick-list.js';
import { PickListView } from './pick-list.view.js';
import { UndoOrders } from './undo-orders.js';

/** Work on selected orders. Changes answer for each order, because some may succeed while others cannot. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/selected')
export class BulkOrdersController {
  constructor(
    private readonly bulkUpdateOrders: BulkUpdateOrders,
    private readonly markOrdersPaid: MarkOrdersPaid,
    private readonly undoOrders: UndoOrders,
    private readonly packingSlips: PackingSlips,
    private readonly pickList: PickList,
  ) {}

  @Post('status')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: BulkOutcomesView })
  async move(@CurrentAdmin() admin: Admin, @Body() body: MoveOrdersDto): Promise<BulkOutcomesView> {
    return { outcomes: await this.bulkUpdateOrders.execute(admin, body.orderIds, body.status) };
  }

  /** Payments by hand have arrived. Orders paid by card and cancelled ones are failures. */
  @Post('payment')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: BulkOutcomesView })
  async markPaid(@CurrentAdmin() admin: Admin, @Body() { payments }: MarkOrdersPaidDto): Promise<BulkOutcomesView> {
    return { outcomes: await this.markOrdersPaid.execute(admin, payments) };
  }

  @Post('tracking')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: BulkOutcomesView })
  async ship(@CurrentAdmin() admin: Admin, @Body() body: ShipOrdersDto): Promise<BulkOutcomesView> {
    return { outcomes: await this.bulkUpdateOrders.ship(admin, body.shipments) };
  }

  /** Takes back what `undo` of earlier outcomes names. */
  @Post('undo')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: BulkOutcomesView })
  async undo(@CurrentAdmin() admin: Admin, @Body() { steps }: UndoOrdersDto): Promise<BulkOutcomesView> {
    return { outcomes: await this.undoOrders.execute(admin, steps) };
  }

  /** A POST because the ids of 200 orders do not fit into an address. */
  @Post('pick-list')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: PickListView })
  picks(@Body() { orderIds }: PickOrdersDto): Promise<PickListView> {
    return this.pickList.of(orderIds);
  }

  @Get('slips')
  @ApiOkResponse({ type: PackingSlipsView })
  async slips(@CurrentAdmin() admin: Admin, @Query() { orderIds }: SelectedOrdersDto): Promise<PackingSlipsView> {
    return { slips: await this.packingSlips.of(admin, orderIds) };
  }

  @Get('labels.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async labels(
    @CurrentAdmin() admin: Admin,
    @Query() { orderIds }: SelectedOrdersDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const rows = await this.packingSlips.labels(admin, orderIds);
    void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="labels.csv"');
    return BYTE_ORDER_MARK + rows.map(csvLine).join('');
  }

  @Get('labels.xlsx')
  @ApiProduces(SPREADSHEET_TYPE)
  @ApiOkResponse({ content: { [SPREADSHEET_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async labelsSheet(
    @CurrentAdmin() admin: Admin,
    @Query() { orderIds }: SelectedOrdersDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const rows = await this.packingSlips.labels(admin, orderIds);
    void reply.type(SPREADSHEET_TYPE).header('content-disposition', 'attachment; filename="labels.xlsx"');
    return spreadsheet('Labels', rows);
  }
}
