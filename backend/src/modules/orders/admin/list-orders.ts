import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { StockCounts } from '#modules/catalog/index.js';
import { byManualMethod, MANUAL_METHODS, ShopSettings } from '#modules/settings/index.js';
import type { OrderPageDto } from './admin-order.dto.js';
import type { OrderPageView, OrderRowView, OrdersSummaryView, UnpaidOrdersView } from './admin-order.view.js';
import { UNPAID_ORDERS } from './unpaid-orders.queries.js';
import { orderPage, PAGE_SIZE } from './order-filter.js';
import { ORDERS_SUMMARY } from './orders-summary.queries.js';

/** The admin's order lists and the figures above them. */
@Injectable()
export class ListOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly settings: ShopSettings,
    private readonly stock: StockCounts,
  ) {}

  /**
   * Reads one row more than `size` to find out whether there is a next page. Accounts that may not see customers or money find nothing
   * by what they do not see.
   */
  async page(
    filter: OrderPageDto,
    reader: { seesCustomers: boolean; seesMoney: boolean },
    size = PAGE_SIZE,
  ): Promise<OrderPageView> {
    const { timeZone, overdueDays, onTheWayDays } = await this.settings.values();
    const { sql, parameters } = orderPage(filter, { timeZone, overdueDays, onTheWayDays, ...reader }, size);
    const found = await query<OrderRowView>(this.db, sql, parameters);
    const orders = found.slice(0, size);
    return { orders, next: found.length > size ? (orders.at(-1)?.id ?? null) : null };
  }

  /** Orders that were told where to send their payment and are not paid yet. */
  async unpaid(): Promise<UnpaidOrdersView> {
    const unpaid = await UNPAID_ORDERS.rows(this.db, MANUAL_METHODS);
    return byManualMethod((id) => unpaid.find(({ method }) => method === id)?.orders ?? 0);
  }

  async summary(): Promise<OrdersSummaryView> {
    const { timeZone, overdueDays, onTheWayDays } = await this.settings.values();
    const [summary, { low: lowStock, out: soldOut }, sizesOut] = await Promise.all([
      ORDERS_SUMMARY.first(this.db, timeZone, overdueDays, onTheWayDays),
      this.stock.low(),
      this.stock.sizesOut(),
    ]);
    if (!summary) throw new Error('The summary of orders has no row');
    return { ...summary, lowStock, soldOut, sizesOut, timeZone };
  }
}
