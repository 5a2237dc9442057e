import { defineQuery } from '#platform/database/define-query.js';
import type { PaymentMethod } from '../../settings/index.js';
import { TO_CONFIRM } from '../admin/order-filter.js';
import { DUE_CENTS, TOTAL_CENTS } from '../order-amounts.sql.js';
import type { OrderStatus, PaymentStatus } from '../order-status.js';

/** What comparing a payment with an order needs. */
export interface MatchableOrder {
  id: string;
  orderNumber: string;
  customerName: string;
  totalCents: number;
  dueCents: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  createdAt: Date;
  cancelledAt: Date | null;
}

const ORDER = `select id, order_number as "orderNumber", customer_name as "customerName", ${TOTAL_CENTS} as "totalCents",
    ${DUE_CENTS} as "dueCents", status, payment_status as "paymentStatus", payment_method as "paymentMethod",
    created_at as "createdAt", case when status = 'cancelled' then (select max(at) from order_events
      where order_id = orders.id and kind = 'status' and to_state = 'cancelled') end as "cancelledAt"
  from orders`;

const columns = {
  id: 'uuid',
  orderNumber: 'text',
  customerName: 'text',
  totalCents: 'cents',
  dueCents: 'cents',
  status: 'text',
  paymentStatus: 'text',
  paymentMethod: 'text',
  createdAt: 'timestamptz',
  cancelledAt: 'timestamptz',
} as const;

export const matchableByNumbers = defineQuery<[orderNumbers: readonly string[]], MatchableOrder>({
  name: 'orders.matchable-by-numbers',
  text: `${ORDER} where order_number = any($1)`,
  columns,
});

export const matchableByIds = defineQuery<[ids: readonly string[]], MatchableOrder>({
  name: 'orders.matchable-by-ids',
  text: `${ORDER} where id = any($1::uuid[])`,
  columns,
});

/** Oldest first. */
export const openManualOrders = defineQuery<[methods: readonly string[]], MatchableOrder>({
  name: 'orders.open-manual',
  text: `${ORDER} where ${TO_CONFIRM} and payment_method = any($1) order by created_at, id`,
  columns,
});
