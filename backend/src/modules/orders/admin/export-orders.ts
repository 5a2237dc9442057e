import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { ShopSettings } from '#modules/settings/index.js';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import { type OrderFilterDto, OrderPageDto } from './admin-order.dto.js';
import type { OrderRowView } from './admin-order.view.js';
import { ListOrders } from './list-orders.js';
import {
  type ChargeSums,
  ORDERED_SIZES,
  type OrderPayment,
  PAYMENTS_OF_ORDERS,
  SUMS_OF_CHARGES,
} from './export-orders.queries.js';

const BATCH_SIZE = 1_000;

const NOTHING_ADDED: ChargeSums = { shipping: 0, tax: 0, fees: 0, discount: 0, credit: 0 };

const NOTHING_PAID: OrderPayment = { paidOn: null, receivedCents: 0 };

type ExportedOrder = OrderRowView & { sizes: string; sums: ChargeSums; payment: OrderPayment };

const COLUMNS: readonly [string, (order: ExportedOrder) => string | number][] = [
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
  ['Sizes', (order) => order.sizes],
  ['Shipping (USD)', ({ sums }) => fromCents(sums.shipping)],
  ['Sales tax (USD)', ({ sums }) => fromCents(sums.tax)],
  ['Fees (USD)', ({ sums }) => fromCents(sums.fees)],
  ['Discount (USD)', ({ sums }) => fromCents(sums.discount)],
  ['Store credit (USD)', ({ sums }) => fromCents(sums.credit)],
  // The figures count payments on days of the shop, too; those in parts each on its own day.
  ['Paid on', ({ payment }) => payment.paidOn ?? ''],
  ['Received (USD)', ({ payment }) => fromCents(payment.receivedCents)],
  ['Due (USD)', (order) => order.amountDue],
];

/** The filtered orders as CSV, read page by page while the response is sent, so that memory use stays small. */
@Injectable()
export class ExportOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly listOrders: ListOrders,
    private readonly settings: ShopSettings,
  ) {}

  async *lines(filter: OrderFilterDto): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title));
    const page: OrderPageDto = Object.assign(new OrderPageDto(), filter);
    do {
      const { orders, next } = await this.listOrders.page(page, { seesCustomers: true, seesMoney: true }, BATCH_SIZE);
      yield (await this.exported(orders)).map((order) => csvLine(COLUMNS.map(([, cell]) => cell(order)))).join('');
      page.after = next ?? undefined;
    } while (page.after !== undefined);
  }

  private async exported(orders: readonly OrderRowView[]): Promise<ExportedOrder[]> {
    const ids = orders.map(({ id }) => id);
    const { timeZone } = await this.settings.values();
    const [sized, charged, paid] = await Promise.all([
      ORDERED_SIZES.rows(this.db, ids),
      SUMS_OF_CHARGES.rows(this.db, ids),
      PAYMENTS_OF_ORDERS.rows(this.db, ids, timeZone),
    ]);
    const sizes = new Map(sized.map((row) => [row.orderId, row.sizes]));
    const sums = new Map(charged.map((row) => [row.orderId, row]));
    const payments = new Map(paid.map((row) => [row.orderId, row]));
    return orders.map((order) =>
      Object.assign(order, {
        sizes: sizes.get(order.id) ?? '',
        sums: sums.get(order.id) ?? NOTHING_ADDED,
        payment: payments.get(order.id) ?? NOTHING_PAID,
      }),
    );
  }
}
