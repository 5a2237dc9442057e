import { Injectable } from '@nestjs/common';
import { csvLine } from './csv.js';
import { type OrderFilterDto, OrderPageDto } from './admin-order.dto.js';
import type { OrderRowView } from './admin-order.view.js';
import { ListOrders } from './list-orders.js';

const BATCH_SIZE = 1_000;
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS: readonly [string, (order: OrderRowView) => string | number][] = [
  ['Order number', (order) => order.orderNumber],
  ['Placed at (UTC)', (order) => new Date(order.createdAt).toISOString()],
  ['Name', (order) => order.customerName],
  ['E-mail', (order) => order.customerEmail],
  ['Pieces', (order) => order.pieces],
  ['Total (USD)', (order) => order.totalAmount],
  ['Refunded (USD)', (order) => order.refundedAmount],
  ['Status', (order) => order.status],
  ['Payment', (order) => order.paymentStatus],
  ['Method', (order) => order.paymentMethod],
  ['Reference', (order) => order.paymentReference ?? ''],
];

/** The filtered orders as CSV, read page by page while the response is sent, so that memory use stays small. */
@Injectable()
export class ExportOrders {
  constructor(private readonly listOrders: ListOrders) {}

  async *lines(filter: OrderFilterDto): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title));
    const page: OrderPageDto = Object.assign(new OrderPageDto(), filter);
    do {
      const { orders, next } = await this.listOrders.page(page, BATCH_SIZE);
      yield orders.map((order) => csvLine(COLUMNS.map(([, cell]) => cell(order)))).join('');
      page.after = next ?? undefined;
    } while (page.after !== undefined);
  }
}
