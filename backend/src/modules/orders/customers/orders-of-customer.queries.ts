import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import type { OrderNoteView } from '../admin/admin-order.view.js';
import { OrderQueries } from '../order.queries.js';
import { CustomerOrders } from './customer-orders.queries.js';
import type { CustomerOrderView } from './customer-order.view.js';

const BATCH_SIZE = 200;

const NOTES_OF_ORDERS = defineQuery<[orderIds: readonly string[]], OrderNoteView & { orderId: string }>({
  name: 'orders.notes-of-orders',
  text: `select order_id as "orderId", id, author, text, created_at as "createdAt" from order_notes
    where order_id = any($1::uuid[]) order by created_at, id`,
  columns: { orderId: 'uuid', id: 'uuid', author: 'text', text: 'text', createdAt: 'timestamptz' },
});

/** All orders of one email address in full, to hand them out; its case does not matter. */
@Injectable()
export class OrdersOfCustomer {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
    private readonly customerOrders: CustomerOrders,
  ) {}

  /** Oldest first. */
  async execute(email: string): Promise<CustomerOrderView[]> {
    const ids = await this.customerOrders.ids(email);
    const found: CustomerOrderView[] = [];
    for (let start = 0; start < ids.length; start += BATCH_SIZE)
      found.push(...(await this.batch(ids.slice(start, start + BATCH_SIZE))));
    return found;
  }

  private async batch(ids: readonly string[]): Promise<CustomerOrderView[]> {
    const [orders, notes] = await Promise.all([this.orders.orders(ids), NOTES_OF_ORDERS.rows(this.db, ids)]);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.flatMap((id) => {
      const order = byId.get(id);
      const staffNotes = notes.flatMap(({ orderId, ...note }) => (orderId === id ? [note] : []));
      return order ? [Object.assign({}, order, { staffNotes })] : [];
    });
  }
}
