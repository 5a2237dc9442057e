import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OrderQueries } from './order.queries.js';
import type { OrderView } from './order.view.js';
import { DELIVERED_LONG_AGO } from './public-orders.queries.js';

/** After the delivery. */
const CONTACT_SHOWN_DAYS = 30;
const WITHOUT_CONTACT = {
  customerName: '',
  customerEmail: '',
  customerPhone: null,
  shippingAddress: { street: '', city: '', state: '', zipCode: '', country: '' },
  billingAddress: null,
  notes: null,
} as const satisfies Partial<OrderView>;

/** Orders for whoever has their address: links in mailboxes are read by others some day. */
@Injectable()
export class PublicOrders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly orders: OrderQueries,
  ) {}

  /** A malformed id is answered exactly like an unknown one. */
  async order(id: string): Promise<OrderView> {
    const order = await this.orders.order(id);
    if (order.status !== 'delivered') return order;
    const isOld = await DELIVERED_LONG_AGO.first(this.db, order.id, CONTACT_SHOWN_DAYS);
    return isOld ? Object.assign({}, order, WITHOUT_CONTACT) : order;
  }
}
