import { Injectable } from '@nestjs/common';
import { type MatchableOrder, OrderMatching } from '../../orders/index.js';
import { OpenOrders } from './open-orders.js';
import { NearNumbers, orderNumbersIn } from '../reading/order-numbers-in.js';

/** What the orders say about some payments. */
export interface OrderFacts {
  byNumber: ReadonlyMap<string, MatchableOrder>;
  open: OpenOrders;
  near: NearNumbers;
}

@Injectable()
export class OrderFactsQueries {
  constructor(private readonly orders: OrderMatching) {}

  /** In two statements, whatever the number of payments. */
  async of(payments: readonly { note: string | null }[]): Promise<OrderFacts> {
    const numbers = new Set(payments.flatMap(({ note }) => orderNumbersIn(note ?? '')));
    const [named, open] = await Promise.all([this.orders.byNumbers([...numbers]), this.orders.open()]);
    return {
      byNumber: new Map(named.map((order) => [order.orderNumber, order])),
      open: new OpenOrders(open),
      near: new NearNumbers(open.map(({ orderNumber }) => orderNumber)),
    };
  }
}
